import { isReady } from './is-ready.ts'

/** Shorter than what a process that ends still serves while it says that it is not ready (closeInOrder). */
const LOOK_MS = 250

/** The processes of one app. */
export interface UpstreamPool {
  /** The origins to try for a request: ready ones first, round robin; then the others, as a last resort. */
  inTurn: () => string[]
  /** One did not respond: the next requests go to the others. */
  failed: (origin: string) => void
  /** Whether the next request would be answered. */
  isReady: () => Promise<boolean>
  close: () => void
}

/** Watches several processes; a single one is not polled. */
export const watchUpstreams = (
  origins: readonly string[],
  /** Whether all connections to one are taken: it may be ready, but not for the next visitor. */
  isBusy: (origin: string) => boolean,
): UpstreamPool => {
  const away = new Set<string>()
  let turn = 0
  const look = async () => {
    await Promise.all(
      origins.map(async (origin) => ((await isReady(origin)) ? away.delete(origin) : away.add(origin))),
    )
  }
  let isLooking = false
  const timer =
    origins.length > 1 &&
    setInterval(async () => {
      if (isLooking) return
      isLooking = true
      await look()
      isLooking = false
    }, LOOK_MS).unref()

  return {
    inTurn: () => {
      turn = (turn + 1) % origins.length
      const rotated = [...origins.slice(turn), ...origins.slice(0, turn)]
      return [
        ...rotated.filter((origin) => !away.has(origin)),
        ...rotated.filter((origin) => away.has(origin)),
      ]
    },
    failed: (origin) => {
      if (origins.length > 1) away.add(origin)
    },
    isReady: async () => {
      const states = await Promise.all(origins.map(isReady))
      return origins.some((origin, index) => states[index] && !isBusy(origin))
    },
    close: () => {
      if (timer) clearInterval(timer)
    },
  }
}
