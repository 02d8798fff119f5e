import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { nodePath, Problem, root } from '../lib/bootstrap.mjs'
import type { ShopData } from '../lib/data.ts'
import { endWithUs } from '../lib/end-with-us.ts'
import { freePortsFrom } from '../lib/ports.ts'
import { endGroup } from '../lib/processes.ts'
import { proportionalMb, residentMb } from './memory.ts'
import { childrenOf, usedBy, usedByFamily } from './processor-time.ts'

const READY_WITHIN_MS = 60_000
const FIRST_PORT = 8_300
const names = ['api', 'shop', 'blog', 'profile', 'gateway', 'bare'] as const
type Name = (typeof names)[number]

export interface BenchShop {
  origins: Record<Name, string>
  /** Every process of the api; `origins.api` is the first of them. */
  apis: readonly string[]
  /** Resident memory in MB of each process, and of the embedded database; empty where the system does not tell. */
  memory: () => Record<string, number>
  /** What each process and the embedded database have used of the processor so far, in ms. */
  processorTimes: () => Record<string, number>
  /** The same of our own servers together, the embedded database and the bare server. */
  processorTime: () => Record<'servers' | 'postgres' | 'bare', number>
  close: () => Promise<void>
}

const scriptOf = (name: Name) =>
  join(root, name === 'bare' ? 'scripts/bench/bare-server.ts' : `apps/${name}/src/server.ts`)

const waitFor = async (url: string, hasEnded: () => boolean) => {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const isThere = await fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (isThere) return
    if (hasEnded() || Date.now() > deadline) throw new Problem(`${url} does not answer; shop.log says why.`)
    await delay(100)
  }
}

/** Null for a database that is not ours. */
const postmasterOf = (folder: string): number | null => {
  const file = join(folder, 'postgres/pgdata/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : null
}

/** Until then lists are read from the database. */
const waitForProducts = async (api: string) => {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const metrics = await (await fetch(`${api}/metrics`)).text()
    if (/^products_in_memory [1-9]/m.test(metrics)) return
    if (Date.now() > deadline) throw new Problem(`${api} has no products in memory; shop.log says why.`)
    await delay(100)
  }
}

/** Starts every process of the shop on free ports, each with limits that a measurement does not run into. */
export const startShop = async (data: ShopData, apiCount: number): Promise<BenchShop> => {
  const ports = await freePortsFrom(FIRST_PORT, names.length + apiCount - 1)
  const origins = Object.fromEntries(
    names.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`]),
  ) as Record<Name, string>
  const otherPorts = ports.slice(names.length)
  const apis = [origins.api, ...otherPorts.map((port) => `http://127.0.0.1:${port}`)]
  const log = openSync(join(data.folder, 'shop.log'), 'a')
  const environment = {
    ...process.env,
    ...data.environment,
    DEMO_MODE: '1',
    IMAGE_DOWNLOADS: '0',
    OTP_HOURLY_LIMIT_PER_ADDRESS: '100000',
    OTP_HOURLY_LIMIT: '100000',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: origins.gateway,
    API_ORIGIN: origins.api,
    SHOP_APP_ORIGIN: origins.shop,
    BLOG_APP_ORIGIN: origins.blog,
    PROFILE_APP_ORIGIN: origins.profile,
    // Calls of the staff alone are made here, and those go to the api.
    ADMIN_ORIGIN: origins.gateway,
    ADMIN_APP_ORIGIN: origins.shop,
    GATEWAY_HOST: '127.0.0.1',
    // The load says who asks: what one visitor may ask for is limited.
    GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
    ...Object.fromEntries(names.map((name, index) => [`${name.toUpperCase()}_PORT`, String(ports[index])])),
  }
  const start = (name: Name, variables: Record<string, string>) =>
    spawn(nodePath(), [scriptOf(name)], {
      cwd: name === 'bare' ? root : join(root, 'apps', name),
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...environment, ...variables },
    })
  const children: [name: string, origin: string, child: ChildProcess][] = [
    ...names.map((name): [string, string, ChildProcess] => [
      name,
      origins[name],
      start(name, name === 'gateway' ? { API_ORIGIN: apis.join(',') } : {}),
    ]),
    ...otherPorts.map((port, index): [string, string, ChildProcess] => [
      `api ${index + 2}`,
      `http://127.0.0.1:${port}`,
      start('api', { API_PORT: String(port) }),
    ]),
  ]
  const close = endWithUs(async () => {
    await Promise.all(children.map(([, , child]) => endGroup(child, 10_000)))
  })
  try {
    for (const [, origin, child] of children) await waitFor(`${origin}/readyz`, () => child.exitCode !== null)
    for (const api of apis) await waitForProducts(api)
  } catch (error) {
    await close()
    throw error
  }
  const postmaster = postmasterOf(data.folder)
  const processorTimes = (): Record<string, number> => ({
    ...Object.fromEntries(children.map(([name, , { pid }]) => [name, pid ? usedBy(pid) : 0])),
    postgres: postmaster ? usedByFamily(postmaster) : 0,
  })
  return {
    origins,
    apis,
    memory: () => {
      const used: Record<string, number | null> = {
        ...Object.fromEntries(children.map(([name, , { pid = 0 }]) => [name, residentMb(pid)])),
        postgres: postmaster && proportionalMb([postmaster, ...childrenOf(postmaster)]),
      }
      return Object.fromEntries(
        Object.entries(used).flatMap(([name, mb]) => (mb === null ? [] : [[name, mb]])),
      )
    },
    processorTimes,
    processorTime: () => {
      const { bare = 0, postgres = 0, ...servers } = processorTimes()
      return { bare, postgres, servers: Object.values(servers).reduce((sum, used) => sum + used, 0) }
    },
    close,
  }
}
