// npm start: builds what changed, starts the database and every process, and prints one address.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { Problem, root } from '../lib/bootstrap.mjs'
import { dataFolder, openShopData, type ShopData } from '../lib/data.ts'
import { demoMode, inboxAddress } from '../lib/demo-mode.ts'
import { freePortsFrom, publicPort } from '../lib/ports.ts'
import { endGroup, runQuietly } from '../lib/processes.ts'
import { environmentOf, isLive, type Ports, waitUntilReady } from '../lib/services.ts'
import { shopOrigin } from '../lib/shop-origin.ts'
import { isMemoryShort } from '../lib/short-memory.ts'
import { holdFolder } from '../start/hold-folder.ts'
import { type ShopProcess, shopProcesses } from '../start/processes.ts'
import { runService, type Service } from '../start/run-service.ts'
import { openShopLog } from '../start/shop-log.ts'
import { supervise } from '../start/supervise.ts'

const READY_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 15_000
const DATABASE_LOOK_EVERY_MS = 2_000

const say = (line: string) => process.stdout.write(`${line}\n`)
// The terminal of a start may be closed, and a file that its output goes to may be on a full disk.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

/** Prints which app is built. Turbo names each task as it begins: `@hojreh/shop:build: cache miss, executing …`. */
const tellBuild = (line: string) => {
  const name = /@hojreh\/([\w-]+):build: cache miss/.exec(line)?.[1]
  if (name) say(`  building ${name} …`)
}

const children = new Set<ChildProcess>()
/** The functions that end the supervision of each process. */
const releases: (() => void)[] = []
const logs: { close: () => Promise<void> }[] = []
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
  for (const release of releases) release()
  await Promise.all([...children].map((child) => endGroup(child, CLOSE_WITHIN_MS)))
  // The database may just be starting: if it is not awaited now, it outlives us.
  await looking
  await (await opening?.catch(() => undefined))?.close()
  for (const log of logs) await log.close()
  say('• Stopped; all data is kept.')
  process.exit(code)
}

const build = () =>
  runQuietly({
    failure: 'The apps could not be built',
    command: [
      ...['turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=new-only'],
      // Each build takes half a gigabyte.
      ...(isMemoryShort() ? ['--concurrency=1'] : []),
    ],
    onLine: tellBuild,
    signal: building.signal,
  })

const remember = (child: ChildProcess) => {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Starts a command as the leader of its own process group: Ctrl-C in the terminal reaches us alone. */
const prepare = (parameters: string[], environment: Record<string, string>) =>
  remember(
    spawn(process.execPath, parameters, {
      cwd: root,
      detached: true,
      // Through the fourth the command reports what it found.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...environment },
    }),
  )

/** Restarts a process that ran once whenever it ends, and prints both. */
const keep = (service: Service, ports: Ports, start: (shopProcess: ShopProcess) => ChildProcess) => {
  const { name, services, child: first } = service
  const own = Object.fromEntries(services.map((each) => [each, ports[each]]))
  return supervise(first, {
    start: () => start(service),
    onEnd: (how, waitMs) =>
      say(`• The process ${name} has ended (${how}); it starts again in ${waitMs / 1_000} s.`),
    onStart: async (child) => {
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null
      if (!(await waitUntilReady(own, hasEnded, READY_WITHIN_MS, isLive)))
        say(`• The process ${name} runs again.`)
    },
  })
}

/** The last message about the database, which is printed once: a disk stays full for longer than one look. */
let trouble = ''

/** Restarts a database that was killed, for lack of memory for example: no other process does. */
const lookAfter = (data: ShopData) =>
  setInterval(() => {
    looking ??= data
      .reviveDatabase()
      .then((hadDied) => hadDied && say('• The database had ended by itself; it runs again.'))
      .catch(({ message }: Error) => {
        if (message !== trouble) process.stderr.write(`✗ ${message}\n`)
        trouble = message
      })
      .then(() => {
        looking = undefined
      })
  }, DATABASE_LOOK_EVERY_MS)

const demoCustomerHint = `A customer with orders is there already: ${demoSignIn.phone}, by code or by the password ${demoSignIn.password}`
const demoOwnerHint = (origin: string) =>
  `The back office: ${origin}/admin  with the same phone, by its code and the app’s code, which shows in the same place`
const emptyShopHint = (origin: string) =>
  `The shop is your own. Its back office leads from here to the first order:  ${origin}/admin
  It needs an owner first:  npm run shop -- staff invite --owner --phone 09… --name …
  Goods from a file:  npm run import -- products.csv    Everything else at this machine:  npm run shop -- --help`

const demoHint = (origin: string, secret: string, hasDemoCustomer: boolean) => `
  Sign in with any mobile number; one-time codes show at ${inboxAddress(origin, secret)}
  ${hasDemoCustomer ? `${demoCustomerHint}\n  ${demoOwnerHint(origin)}` : emptyShopHint(origin)}
`

const start = async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  holdFolder(dataFolder())
  const host = process.env.HOST ?? 'localhost'
  const port = await publicPort(process.env.PORT, host)
  const origin = shopOrigin()
  // Before anything is built: the mode may be refused.
  demoMode(origin)

  say('• Building what changed …')
  await build()
  if (isStopping) return

  say('• Starting the database …')
  opening = openShopData({ isHeld: true })
  const data = await opening
  const [api = 0, shop = 0, blog = 0, profile = 0, admin = 0] = await freePortsFrom(port + 1, 5)
  const ports: Ports = { api, shop, blog, profile, admin, gateway: port }
  const environment = environmentOf(data, ports, origin)
  if (isStopping) return

  say('• Preparing the shop …')
  const command = join(root, 'apps/api/src/cli/main.ts')
  const isDemo = environment.DEMO_MODE === '1'
  const filling = process.argv.includes('--empty') ? ['--empty'] : isDemo ? ['--demo'] : []
  const setup = prepare([command, 'setup', ...filling], environment)
  let hasDemoCustomer = false
  setup.on('message', (found: { hasDemoCustomer: boolean }) => {
    hasDemoCustomer = found.hasDemoCustomer
  })
  const [setUp] = await once(setup, 'close')
  if (isStopping) return
  if (setUp !== 0) throw new Problem('The shop could not be prepared; the lines above say why.')

  say('• Starting api, shop, blog, profile, admin and gateway …')
  const log = openShopLog(data.folder)
  logs.push(log)
  const logFile = join(data.folder, 'shop.log')
  const startService = (shopProcess: ShopProcess) => {
    const service = runService(shopProcess, environment, log)
    remember(service.child)
    return service
  }
  let failed: Service | undefined
  const services = shopProcesses().map(startService)
  // Not on `exit`: its last output is still on its way then.
  for (const service of services)
    service.child.once('close', () => {
      failed ??= service
    })

  const late = await waitUntilReady(ports, () => failed !== undefined, READY_WITHIN_MS)
  if (isStopping) return
  const unready = failed ?? services.find((service) => service.services.some((name) => name === late))
  if (unready)
    throw new Problem(
      `${unready.name} did not start. It said last:\n\n${unready.said()}\n\n  The whole log: ${logFile}`,
    )
  for (const service of services)
    releases.push(keep(service, ports, (shopProcess) => startService(shopProcess).child))
  watch = lookAfter(data)
  say(`
  ${process.env.SHOP_TITLE ?? 'حجره'}  →  ${origin}
${isDemo ? demoHint(origin, environment.SECRET ?? '', hasDemoCustomer) : ''}
  Data: ${data.folder}    Log: ${logFile}
  Ctrl-C stops everything.
`)
}

start().catch((error: unknown) => {
  // A failure that comes from the stop itself is not printed.
  if (isStopping) return
  const isExplained = error instanceof Problem || error instanceof EmbeddedPostgresError
  process.stderr.write(
    `\n✗ ${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  return stop(1)
})
