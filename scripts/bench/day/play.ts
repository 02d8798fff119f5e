import { setTimeout as delay } from 'node:timers/promises'

export type Answered = 'done' | 'refused'

export interface Played {
  /** ms from the planned moment to the end of the answer, of what was done. */
  times: number[]
  /** Refused as it should be: sold out, or asked to come later. */
  refused: number
  failed: number
  /** The first failures, for inspection. */
  failures: string[]
}

const KEPT_FAILURES = 5

/**
 * Begins each item at its moment, whether those before it are over or not: a late answer delays no later item. Times
 * count from the moment that was planned.
 */
export const play = async <Item extends { at: number; kind: string }>(
  plan: readonly Item[],
  send: (item: Item) => Promise<Answered>,
): Promise<Map<string, Played>> => {
  const kinds = new Map<string, Played>()
  const playedOf = (kind: string): Played => {
    const known = kinds.get(kind) ?? { times: [], refused: 0, failed: 0, failures: [] }
    kinds.set(kind, known)
    return known
  }
  const began = performance.now()
  const one = async (item: Item) => {
    const played = playedOf(item.kind)
    try {
      if ((await send(item)) === 'refused') played.refused += 1
      else played.times.push(performance.now() - began - item.at)
    } catch (error) {
      played.failed += 1
      if (played.failures.length < KEPT_FAILURES) played.failures.push(String(error))
    }
  }
  const open: Promise<void>[] = []
  const waitFor = ({ at }: Item) => at - (performance.now() - began)
  for (const item of plan) {
    // A timer of a busy process may come too soon: it counts from when the process last looked at its clock.
    for (let wait = waitFor(item); wait > 0; wait = waitFor(item)) await delay(Math.ceil(wait))
    open.push(one(item))
  }
  await Promise.all(open)
  return kinds
}

export const percentile = (values: readonly number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null
}
