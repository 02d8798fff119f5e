import { totalmem } from 'node:os'
import type { ServiceName } from '../lib/services.ts'

/** A process of the shop, with the servers that run in it. */
export interface ShopProcess {
  name: ServiceName | 'pages'
  services: readonly [ServiceName, ...ServiceName[]]
  /** Of Node. */
  flags: readonly string[]
}

/** Of the gateway and the apps; the api's work would make them wait, so it never runs with them. */
export const pageServices = ['gateway', 'shop', 'blog', 'profile', 'admin'] as const

const GIB = 2 ** 30
const SHORT_BELOW = 2 * GIB

/** Less room for what is dropped at once, and compact code, for some of the speed. */
const SMALL = ['--max-semi-space-size=2', '--optimize-for-size']

/** Whether this machine, or its container, has little memory. */
export const isMemoryShort = (): boolean =>
  Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) < SHORT_BELOW

/**
 * How the servers are spread over processes: each one apart, so that a crash takes one; in few where memory is short.
 * `FEW_PROCESSES` (`0` or `1`) decides otherwise.
 */
export const shopProcesses = (
  wanted = process.env.FEW_PROCESSES,
  isShort: boolean = isMemoryShort(),
): readonly ShopProcess[] => {
  const isFew = wanted === undefined ? isShort : wanted === '1'
  const flags = isFew ? SMALL : []
  const api: ShopProcess = { name: 'api', services: ['api'], flags }
  if (isFew) return [api, { name: 'pages', services: pageServices, flags }]
  return [api, ...pageServices.map((name): ShopProcess => ({ name, services: [name], flags }))]
}
