import type { ServiceName } from '../lib/services.ts'
import { isMemoryShort } from '../lib/short-memory.ts'

/** A process of the shop, with the servers that run in it. */
export interface ShopProcess {
  name: ServiceName | 'pages'
  services: readonly [ServiceName, ...ServiceName[]]
  /** Flags of Node. */
  flags: readonly string[]
  /** Environment variables, where they are not set otherwise. */
  defaults: Readonly<Record<string, string>>
}

/** The gateway and the apps; the api's work would make them wait, so it never runs with them. */
export const pageServices = ['gateway', 'shop', 'blog', 'profile', 'admin'] as const

/**
 * Flags for little memory: less room for new objects, compact code, and a limit for old ones: of 1 GB there is a third
 * for the api and a quarter for all pages. In return a page that was never requested before is rendered more slowly.
 */
const smallFlags = (heapMb: number) => [
  '--max-semi-space-size=2',
  '--optimize-for-size',
  `--max-old-space-size=${heapMb}`,
]
/** Node's own nursery of 32 MB keeps a hundred MB of the api's memory for what a start dropped, and saves no time. */
const apiFlags = ['--max-semi-space-size=16']
/**
 * glibc gives back the memory that pictures and the load of the products took, if all threads share two of its heaps,
 * and if no block larger than 128 kB comes from one: with a million products a process takes a hundred MB less.
 */
const mallocDefaults = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
/** Caches in proportion to the memory. */
const smallDefaults = {
  RESPONSE_CACHE_MB: '16',
  PAGE_CACHE_MB: '16',
  PRODUCTS_IN_MEMORY: '200000',
  ...mallocDefaults,
}

/**
 * How the servers are spread over processes: each one apart, so that a crash takes one; in few where memory is short.
 * `FEW_PROCESSES` (`0` or `1`) decides otherwise.
 */
export const shopProcesses = (
  wanted = process.env.FEW_PROCESSES,
  isShort: boolean = isMemoryShort(),
): readonly ShopProcess[] => {
  const isFew = wanted === undefined ? isShort : wanted === '1'
  if (isFew)
    return [
      { name: 'api', services: ['api'], flags: smallFlags(256), defaults: smallDefaults },
      { name: 'pages', services: pageServices, flags: smallFlags(192), defaults: smallDefaults },
    ]
  const pages = pageServices.map((name): ShopProcess => ({ name, services: [name], flags: [], defaults: {} }))
  return [{ name: 'api', services: ['api'], flags: apiFlags, defaults: mallocDefaults }, ...pages]
}
