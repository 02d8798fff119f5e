import { Problem } from '../lib/bootstrap.mjs'
import { freePortsFrom } from '../lib/ports.ts'
import { isReady, type Ports } from '../lib/services.ts'
import { appNames, type DevApp, hotPorts } from './apps.ts'
import { atTheEnd, run } from './processes.ts'
import type { DevStart } from './start.types.ts'

/** Where the rest of the shop comes from. */
export interface Rest {
  /** Address of a shop that runs already. */
  shop: string
  /** Calls are answered by the samples of the tests, and there is no rest. */
  isMocked: boolean
}

/** An address where no process listens: the gateway shows its page for an app that is down. */
const NOBODY = 'http://127.0.0.1:9'

const openMocked = async (port: number, origin: string): Promise<string> => {
  const { startFakeApi } = await import('@hojreh/testing/fake-api')
  const api = await startFakeApi(port, origin)
  atTheEnd(api.close)
  return api.origin
}

const openShop = async (shop: string): Promise<string> => {
  if (await isReady(shop)) return shop
  throw new Problem(
    `There is no shop at ${shop}: start one (npm start), name another one with RUNNING_SHOP=…, do without (--mocked), or run all of it: npm run dev.`,
  )
}

/** Starts some apps from their sources; the rest comes from a shop that runs already, or from samples. */
export const startSome = async (apps: readonly DevApp[], { shop, isMocked }: Rest): Promise<DevStart> => {
  const first = Number(process.env.PORT ?? 8090)
  const [gateway = 0, api = 0, ...own] = await freePortsFrom(first, 2 + apps.length)
  const origin = `http://localhost:${gateway}`
  const apiOrigin = isMocked ? await openMocked(api, origin) : await openShop(shop)
  const ports: Partial<Ports> = {}
  const environment: Record<string, string> = {
    GATEWAY_PORT: String(gateway),
    API_ORIGIN: apiOrigin,
    PUBLIC_ORIGIN: origin,
    ADMIN_ORIGIN: origin,
    ...Object.fromEntries(
      appNames.map((app) => [`${app.toUpperCase()}_APP_ORIGIN`, isMocked ? NOBODY : shop]),
    ),
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
  return {
    gateway,
    first: ports,
    hint: isMocked
      ? `Only ${apps.join(' and ')}: calls are answered by the samples of packages/testing`
      : `All but ${apps.join(' and ')} comes from ${shop}`,
  }
}
