// npm run dev: everything from its sources behind the gateway; what is saved shows at once.
// npm run dev -- blog: only the blog, and the rest from a shop that runs already (RUNNING_SHOP).
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { Problem, root } from '../lib/bootstrap.mjs'
import { openShopData } from '../lib/data.ts'
import { freePortsFrom, publicPort } from '../lib/ports.ts'
import { endGroup, runOpenly } from '../lib/processes.ts'
import { environmentOf, isReady, type Ports, type ServiceName, waitUntilReady } from '../lib/services.ts'

const READY_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 10_000
const appNames = ['shop', 'blog', 'profile'] as const
type DevApp = (typeof appNames)[number]

const say = (line: string) => process.stdout.write(`${line}\n`)

const children: ChildProcess[] = []
let close = async () => {}
const stop = async (code: number) => {
  await Promise.all(children.splice(0).map((child) => endGroup(child, CLOSE_WITHIN_MS)))
  await close()
  process.exit(code)
}

/** Apps follow their sources by themselves, through Vite; Node starts the others again. */
const watching = (name: ServiceName) =>
  appNames.some((app) => app === name) ? [] : ['--watch', '--watch-preserve-output']

/** Each leads a group of its own: Ctrl-C reaches us alone, and we end them in order. */
const run = (name: ServiceName, environment: Record<string, string>) => {
  const child = spawn(process.execPath, [...watching(name), 'src/server.ts'], {
    cwd: join(root, 'apps', name),
    detached: true,
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
  })
  children.push(child)
}

const chosenApps = (): readonly DevApp[] => {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !appNames.some((app) => app === name))
  if (unknown) throw new Problem(`There is no app "${unknown}": say shop, blog, profile, or nothing for all.`)
  return appNames.filter((app) => names.length === 0 || names.includes(app))
}

/** Where an app tells browsers what was saved. */
const hotPorts = async (first: number, apps: readonly DevApp[]): Promise<Record<string, string>> => {
  const ports = await freePortsFrom(first, apps.length)
  return Object.fromEntries(apps.map((app, index) => [`${app.toUpperCase()}_HOT_PORT`, String(ports[index])]))
}

const everything = async (): Promise<{ ports: Ports; hint: string }> => {
  const port = await publicPort(process.env.PORT, 'localhost')
  const [api = 0, shop = 0, blog = 0, profile = 0] = await freePortsFrom(port + 1, 4)
  const ports: Ports = { api, shop, blog, profile, gateway: port }
  const data = await openShopData()
  close = data.close
  const environment = {
    ...environmentOf(data, ports, process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`),
    ...(await hotPorts(profile + 1, appNames)),
  }
  // They wait for the api by themselves; Vite looks through their sources meanwhile.
  for (const app of appNames) run(app, environment)
  const setUp = [join(root, 'apps/api/src/cli/main.ts'), 'setup', '--demo']
  if ((await runOpenly(process.execPath, setUp, environment)) !== 0)
    throw new Problem('The shop could not be prepared; the lines above say why.')
  run('api', environment)
  run('gateway', environment)
  return {
    ports,
    hint: `\n  Sign in with ${demoSignIn.phone}; codes show at /api/dev/inbox, the password is ${demoSignIn.password}`,
  }
}

const someOnly = async (apps: readonly DevApp[]): Promise<{ ports: Partial<Ports>; hint: string }> => {
  const shop = process.env.RUNNING_SHOP ?? 'http://localhost:8080'
  if (!(await isReady(shop)))
    throw new Problem(
      `There is no shop at ${shop}: start one (npm start), name another one with RUNNING_SHOP=…, or run all of it: npm run dev.`,
    )
  const [gateway = 0, ...own] = await freePortsFrom(Number(process.env.PORT ?? 8090), 1 + apps.length)
  const ports: Partial<Ports> = { gateway }
  const environment: Record<string, string> = {
    GATEWAY_PORT: String(gateway),
    API_ORIGIN: shop,
    ...Object.fromEntries(appNames.map((app) => [`${app.toUpperCase()}_APP_ORIGIN`, shop])),
    ...(await hotPorts((own.at(-1) ?? gateway) + 1, apps)),
  }
  for (const [index, app] of apps.entries()) {
    const port = own[index] ?? 0
    ports[app] = port
    environment[`${app.toUpperCase()}_PORT`] = String(port)
    environment[`${app.toUpperCase()}_APP_ORIGIN`] = `http://127.0.0.1:${port}`
  }
  for (const app of apps) run(app, environment)
  run('gateway', environment)
  return { ports, hint: `\n  All but ${apps.join(' and ')} comes from ${shop}` }
}

const start = async () => {
  const startedAt = Date.now()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  const apps = chosenApps()
  const { ports, hint } = apps.length === appNames.length ? await everything() : await someOnly(apps)
  const late = await waitUntilReady(ports, () => children.length === 0, READY_WITHIN_MS)
  if (late) throw new Problem(`${late} did not start; the lines above say why.`)
  say(`
  حجره  →  http://localhost:${ports.gateway}    (from the sources, in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s)
${hint}
  What you save shows at once. Ctrl-C stops everything.
`)
}

start().catch(async (error: unknown) => {
  const isExplained = error instanceof Problem || error instanceof EmbeddedPostgresError
  const reason = isExplained ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n✗ ${reason}\n`)
  await stop(1)
})
