import type { ServiceName } from '../lib/services.ts'
import { isMemoryShort } from '../lib/short-memory.ts'

/** A process of the shop, with the servers that run in it. */
export interface ShopProcess {
  name: ServiceName | 'pages'
  services: readonly [ServiceName, ...ServiceName[]]
  /** Of Node. */
  flags: readonly string[]
  /** What is not set otherwise. */
  defaults: Readonly<Record<string, string>>
}

/** Of the gateway and the apps; the api's work would make them wait, so it never runs with them. */
export const pageServices = ['gateway', 'shop', 'blog', 'profile', 'admin'] as const

/**
 * Less room for what is dropped at once, compact code, and an end to what may lie about: of 1 GB there is a third for
 * the api and a quarter for all pages. The speed of a rendering that nobody asked for before pays for it.
 */
const smallFlags = (heapMb: number) => [
  '--max-semi-space-size=2',
  '--optimize-for-size',
  `--max-old-space-size=${heapMb}`,
]
/** A nursery of 32 MB, as Node has it, leaves a hundred of the api's memory to what a start dropped, and saves no time. */
const apiFlags = ['--max-semi-space-size=16']
/**
 * glibc gives back what pictures and the load of the products took, if all threads share two heaps of it, and if what is
 * larger than 128 kB never comes from one: with a million products a process takes a hundred MB less.
 */
const mallocDefaults = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
/** Caches in proportion. */
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
