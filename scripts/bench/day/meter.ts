import { setTimeout as delay } from 'node:timers/promises'
import type { BenchShop } from '../shop.ts'

/** How long the idle shop is watched before each measurement. */
const IDLE_MS = 3_000

/** Processor time in ms, by what a process is for. */
export interface Used {
  api: number
  pages: number
  gateway: number
  postgres: number
}

const add = (one: Used, times: number, other: Used): Used => ({
  api: one.api + times * other.api,
  pages: one.pages + times * other.pages,
  gateway: one.gateway + times * other.gateway,
  postgres: one.postgres + times * other.postgres,
})
/** Returns the processor time of the whole shop. */
export const sumOf = ({ api, pages, gateway, postgres }: Used) => api + pages + gateway + postgres

const usedSoFar = ({ processorTimes }: BenchShop): Used => {
  // No request goes to the bare server here.
  const { gateway = 0, postgres = 0, bare: _, ...rest } = processorTimes()
  const used = { api: 0, pages: 0, gateway, postgres }
  for (const [name, ms] of Object.entries(rest)) used[name.startsWith('api') ? 'api' : 'pages'] += ms
  return used
}

/** Returns the median item: now and then a shop does work of its own. */
export const middle = <Item>(items: readonly Item[], by: (item: Item) => number): Item => {
  const item = items.toSorted((one, other) => by(one) - by(other))[items.length >> 1]
  if (item === undefined) throw new Error('Nothing was measured.')
  return item
}

export interface Measured<Result> {
  result: Result
  ms: number
  /** Beyond what the idle shop takes in the same time, as far as that is known at the call. */
  used: () => Used
}

/** Measures the processor time that a shop takes for some work; before each measurement it watches the idle shop. */
export const makeMeter = (shop: BenchShop) => {
  const idles: Used[] = []
  const idle = () => middle(idles, sumOf)
  const during = async <Result>(work: () => Promise<Result>) => {
    const [before, began] = [usedSoFar(shop), performance.now()]
    const result = await work()
    return { result, ms: performance.now() - began, taken: add(usedSoFar(shop), -1, before) }
  }
  return {
    /** Processor time of the idle shop, ms a second. */
    idle: () => (1_000 * sumOf(idle())) / IDLE_MS,
    measure: async <Result>(work: () => Promise<Result>): Promise<Measured<Result>> => {
      idles.push((await during(() => delay(IDLE_MS))).taken)
      const { result, ms, taken } = await during(work)
      return { result, ms, used: () => add(taken, -ms / IDLE_MS, idle()) }
    },
  }
}
