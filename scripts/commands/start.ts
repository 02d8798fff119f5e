// npm start: builds what changed, starts the database and every process, and prints one address.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { Problem, root } from '../lib/bootstrap.mjs'
import { openShopData, type ShopData } from '../lib/data.ts'
import { freePortsFrom, publicPort } from '../lib/ports.ts'
import { endGroup, runQuietly } from '../lib/processes.ts'
import { environmentOf, type Ports, serviceNames, waitUntilReady } from '../lib/services.ts'

const READY_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 15_000
const DATABASE_LOOK_EVERY_MS = 5_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Turbo names each task as it begins: `@hojreh/shop:build: cache miss, executing …`. */
const tellBuild = (line: string) => {
  const name = /@hojreh\/([\w-]+):build: cache miss/.exec(line)?.[1]
  if (name) say(`  building ${name} …`)
}

const children: ChildProcess[] = []
let opening: Promise<ShopData> | undefined
let watch: NodeJS.Timeout | undefined
let looking: Promise<void> | undefined
let isStopping = false
/** Ends the build, which is the only long step that holds nothing. */
const building = new AbortController()

const stop = async (code: number) => {
  if (isStopping) return
  isStopping = true
  say('\n• Stopping …')
  building.abort()
  clearInterval(watch)
  await Promise.all(children.map((child) => endGroup(child, CLOSE_WITHIN_MS)))
  // It may just be starting: what is not waited for now would outlive us.
  await looking
  await (await opening?.catch(() => undefined))?.close()
  say('• Stopped; all data is kept.')
  process.exit(code)
}

const build = () =>
  runQuietly({
    failure: 'The apps could not be built',
    command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
    onLine: tellBuild,
    signal: building.signal,
  })

/**
 * Each leads a group of its own: Ctrl-C in the terminal reaches us alone, and we end them in order.
 * Not through turbo, which gives every task a group that outlives it when it is killed.
 */
const run = (
  folder: string,
  parameters: string[],
  environment: Record<string, string>,
  output: number | 'inherit',
) => {
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  })
  children.push(child)
  return child
}

/** Nobody else brings back a database that was killed, for want of memory for example. */
const lookAfter = (data: ShopData) =>
  setInterval(() => {
    looking ??= data
      .reviveDatabase()
      .then((hadDied) => hadDied && say('• The database had ended by itself; it runs again.'))
      .catch((error: Error) => process.stderr.write(`✗ ${error.message}\n`))
      .then(() => {
        looking = undefined
      })
  }, DATABASE_LOOK_EVERY_MS)

const demoHint = (origin: string) => `
  Sign in with any mobile number; one-time codes show at ${origin}/api/dev/inbox
  A customer with orders is there already: ${demoSignIn.phone}, by code or by the password ${demoSignIn.password}
`

const start = async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  const host = process.env.HOST ?? 'localhost'
  const port = await publicPort(process.env.PORT, host)
  const origin = process.env.PUBLIC_ORIGIN ?? `http://${host}:${port}`

  say('• Building what changed …')
  await build()
  if (isStopping) return

  say('• Starting the database …')
  opening = openShopData()
  const data = await opening
  const [api = 0, shop = 0, blog = 0, profile = 0] = await freePortsFrom(port + 1, 4)
  const ports: Ports = { api, shop, blog, profile, gateway: port }
  const environment = environmentOf(data, ports, origin)
  if (isStopping) return

  say('• Preparing the shop …')
  const command = join(root, 'apps/api/src/cli/main.ts')
  const parameters = [command, 'setup', ...(environment.DEMO_MODE === '1' ? ['--demo'] : [])]
  const [setUp] = await once(run(root, parameters, environment, 'inherit'), 'exit')
  if (isStopping) return
  if (setUp !== 0) throw new Problem('The shop could not be prepared; the lines above say why.')

  say('• Starting api, shop, blog, profile and gateway …')
  mkdirSync(data.folder, { recursive: true })
  const logFile = join(data.folder, 'shop.log')
  const log = openSync(logFile, 'a')
  let isReady = false
  let hasEnded = false
  for (const name of serviceNames)
    run(join(root, 'apps', name), ['src/server.ts'], environment, log).on('exit', () => {
      hasEnded = true
      if (isStopping || !isReady) return
      process.stderr.write(`\n✗ The process ${name} ended by itself; the log ${logFile} says why.\n`)
      void stop(1)
    })

  const late = await waitUntilReady(ports, () => hasEnded, READY_WITHIN_MS)
  if (isStopping) return
  if (late) throw new Problem(`${late} did not start; the log ${logFile} says why.`)
  isReady = true
  watch = lookAfter(data)
  say(`
  حجره  →  ${origin}
${environment.DEMO_MODE === '1' ? demoHint(origin) : ''}
  Data: ${data.folder}    Log: ${logFile}
  Ctrl-C stops everything.
`)
}

start().catch((error: unknown) => {
  // What fails because it is being ended needs no words.
  if (isStopping) return
  const isExplained = error instanceof Problem || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `\n✗ ${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  return stop(1)
})
