import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** Busier than that, others of this process wait for their turn. */
const BUSY = 0.5
/** Of a busy process long work takes a twentieth at most. */
const SHARE = 19
/** A transaction that is open meanwhile is ended by the database when nothing comes for half a minute. */
const LONGEST_MS = 5_000

/**
 * Makes what long work calls between its pieces: it rests as long as the last piece took, and where the process turns
 * out to be busy with others meanwhile, until the work had a twentieth of the time.
 */
export const makeGiveWay = () => {
  let began = performance.now()
  return async (): Promise<void> => {
    const took = performance.now() - began
    const before = performance.eventLoopUtilization()
    await delay(Math.min(took, LONGEST_MS))
    if (performance.eventLoopUtilization(before).utilization > BUSY)
      await delay(Math.min(took * (SHARE - 1), LONGEST_MS))
    began = performance.now()
  }
}
