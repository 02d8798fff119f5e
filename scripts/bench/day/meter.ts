import { setTimeout as delay } from 'node:timers/promises'
import type { BenchShop } from '../shop.ts'

const IDLE_MS = 10_000

/** Processor time in ms, by what a process is for. */
export interface Used {
  api: number
  pages: number
  gateway: number
  postgres: number
  /** The server of the bare query. */
  bare: number
}

const add = (one: Used, times: number, other: Used): Used => ({
  api: one.api + times * other.api,
  pages: one.pages + times * other.pages,
  gateway: one.gateway + times * other.gateway,
  postgres: one.postgres + times * other.postgres,
  bare: one.bare + times * other.bare,
})
/** Of the shop. */
export const sumOf = ({ api, pages, gateway, postgres }: Used) => api + pages + gateway + postgres

const usedSoFar = ({ processorTimes }: BenchShop): Used => {
  const { gateway = 0, postgres = 0, bare = 0, ...rest } = processorTimes()
  const used = { api: 0, pages: 0, gateway, postgres, bare }
  for (const [name, ms] of Object.entries(rest)) used[name.startsWith('api') ? 'api' : 'pages'] += ms
  return used
}

/** Watches for some seconds what the shop takes by itself; then measures what a work takes beyond that. */
export const makeMeter = async (shop: BenchShop) => {
  const first = usedSoFar(shop)
  await delay(IDLE_MS)
  const idle = add(usedSoFar(shop), -1, first)
  return {
    /** ms a second. */
    idle: (1_000 * sumOf(idle)) / IDLE_MS,
    measure: async <Result>(work: () => Promise<Result>) => {
      const [before, began] = [usedSoFar(shop), performance.now()]
      const result = await work()
      const ms = performance.now() - began
      const used = add(add(usedSoFar(shop), -1, before), -ms / IDLE_MS, idle)
      return { result, ms, used }
    },
  }
}
