import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ShopData } from './data.ts'
import { demoMode } from './demo-mode.ts'

export const serviceNames = ['gateway', 'api', 'shop', 'blog', 'profile', 'admin'] as const
export type ServiceName = (typeof serviceNames)[number]
export type Ports = Record<ServiceName, number>

const local = (port: number) => `http://127.0.0.1:${port}`

/** Returns the back office's origin: beside the shop in a demo; for any other shop a host of its own, or none. */
const adminOriginOf = (origin: string): Record<string, string> => {
  const adminOrigin = process.env.ADMIN_ORIGIN ?? (demoMode(origin) === '1' ? origin : undefined)
  return adminOrigin === undefined ? {} : { ADMIN_ORIGIN: adminOrigin }
}

/** Returns the environment by which the processes of a shop on this machine find each other. */
export const environmentOf = (
  data: Pick<ShopData, 'folder' | 'environment'>,
  ports: Ports,
  origin: string,
): Record<string, string> => ({
  ...data.environment,
  DEMO_MODE: demoMode(origin),
  PUBLIC_ORIGIN: origin,
  ...adminOriginOf(origin),
  KEPT_FILES_FOLDER: join(data.folder, 'kept-files'),
  GATEWAY_PORT: String(ports.gateway),
  API_PORT: String(ports.api),
  SHOP_PORT: String(ports.shop),
  BLOG_PORT: String(ports.blog),
  PROFILE_PORT: String(ports.profile),
  ADMIN_PORT: String(ports.admin),
  API_ORIGIN: local(ports.api),
  SHOP_APP_ORIGIN: local(ports.shop),
  BLOG_APP_ORIGIN: local(ports.blog),
  PROFILE_APP_ORIGIN: local(ports.profile),
  ADMIN_APP_ORIGIN: local(ports.admin),
})

const isOk = async (address: string): Promise<boolean> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Whether the server at an origin is ready. */
export const isReady = (origin: string): Promise<boolean> => isOk(`${origin}/readyz`)

/** Returns whether a server is alive at an origin. */
export const isLive = (origin: string): Promise<boolean> => isOk(`${origin}/livez`)

/** Waits until every process responds; resolves to the name of the first that does not in time, or null. */
export const waitUntilReady = async (
  ports: Partial<Ports>,
  hasEnded: () => boolean,
  withinMs: number,
  isThere = isReady,
): Promise<string | null> => {
  const deadline = Date.now() + withinMs
  for (const [name, port] of Object.entries(ports))
    while (!(await isThere(local(port)))) {
      if (hasEnded() || Date.now() > deadline) return name
      await delay(100)
    }
  return null
}
