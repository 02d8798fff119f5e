// npm start: builds what changed, starts the database and every process, and prints one address.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { Problem, root } from '../lib/bootstrap.mjs'
import { openShopData } from '../lib/data.ts'
import { freePortsFrom, publicPort } from '../lib/ports.ts'
import { endGroup, runOpenly, runQuietly } from '../lib/processes.ts'
import { environmentOf, type Ports, waitUntilReady } from '../lib/services.ts'

const READY_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 15_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Turbo names each task as it begins: `@hojreh/shop:build: cache miss, executing …`. */
const tellBuild = (line: string) => {
  const name = /@hojreh\/([\w-]+):build: cache miss/.exec(line)?.[1]
  if (name) say(`  building ${name} …`)
}

const build = () =>
  runQuietly({
    failure: 'The apps could not be built',
    command: ['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
    onLine: tellBuild,
  })

const demoHint = (origin: string) => `
  Sign in with any mobile number; one-time codes show at ${origin}/api/dev/inbox
  A customer with orders is there already: ${demoSignIn.phone}, by code or by the password ${demoSignIn.password}
`

const start = async () => {
  const host = process.env.HOST ?? 'localhost'
  const port = await publicPort(process.env.PORT, host)
  const origin = process.env.PUBLIC_ORIGIN ?? `http://${host}:${port}`

  say('• Building what changed …')
  await build()

  say('• Starting the database …')
  const data = await openShopData()
  const [api = 0, shop = 0, blog = 0, profile = 0] = await freePortsFrom(port + 1, 4)
  const ports: Ports = { api, shop, blog, profile, gateway: port }
  const environment = environmentOf(data, ports, origin)

  say('• Preparing the shop …')
  const command = join(root, 'apps/api/src/cli/main.ts')
  const setUp = await runOpenly(
    process.execPath,
    [command, 'setup', ...(environment.DEMO_MODE === '1' ? ['--demo'] : [])],
    environment,
  )
  if (setUp !== 0) {
    await data.close()
    throw new Problem('The shop could not be prepared; the lines above say why.')
  }

  say('• Starting api, shop, blog, profile and gateway …')
  mkdirSync(data.folder, { recursive: true })
  const logFile = join(data.folder, 'shop.log')
  appendFileSync(logFile, '')
  const log = openSync(logFile, 'a')
  // A group of its own: Ctrl-C in the terminal reaches us alone, and we end it in order.
  const services = spawn('turbo', ['run', 'start', '--filter=./apps/*', '--env-mode=loose'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...environment },
  })
  let hasEnded = false
  services.on('exit', () => {
    hasEnded = true
  })

  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    say('\n• Stopping …')
    await endGroup(services, CLOSE_WITHIN_MS)
    await data.close()
    say('• Stopped; all data is kept.')
    process.exit(code)
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  process.on('SIGHUP', () => stop(0))

  const late = await waitUntilReady(ports, () => hasEnded, READY_WITHIN_MS)
  if (isStopping) return
  if (late) {
    process.stderr.write(`\n✗ ${late} did not start; the log ${logFile} says why.\n`)
    return stop(1)
  }
  services.on('exit', () => {
    if (isStopping) return
    process.stderr.write(`\n✗ A process of the shop ended by itself; the log ${logFile} says why.\n`)
    void stop(1)
  })
  say(`
  حجره  →  ${origin}
${environment.DEMO_MODE === '1' ? demoHint(origin) : ''}
  Data: ${data.folder}    Log: ${logFile}
  Ctrl-C stops everything.
`)
}

start().catch((error: unknown) => {
  const isExplained = error instanceof Problem || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `\n✗ ${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
