import { makeSingleFlight } from '@hojreh/server'
import type { Clock } from './clock.ts'

/** Keeps a result for a while, and works it out once for all who ask meanwhile. A failure is not kept. */
export const keepFor = <Value>(ms: number, clock: Clock, work: () => Promise<Value>) => {
  const share = makeSingleFlight<Value>()
  let kept: { askedAt: number; value: Value } | undefined
  return async (): Promise<Value> => {
    const askedAt = clock().getTime()
    // Not kept longer when the clock is set back.
    if (kept && Math.abs(askedAt - kept.askedAt) < ms) return kept.value
    return share('', async () => {
      const value = await work()
      kept = { askedAt, value }
      return value
    })
  }
}
