import type { Log } from '@hojreh/server'
import type { Config } from '../config/config.ts'

/**
 * A failing item does not stop the others; the next sweep tries it again. Returns how many failed.
 * @param atOnce more than one for what waits for another machine, so that a slow one does not stop all other work
 */
export const forEach = async <Item>(
  items: readonly Item[],
  log: Log,
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<number> => {
  let failed = 0
  const attempt = async (item: Item) => {
    try {
      await work(item)
    } catch (error) {
      failed += 1
      log.error({ err: error }, 'the sweep could not finish with one of its rows')
    }
  }
  for (let first = 0; first < items.length; first += atOnce)
    await Promise.all(items.slice(first, first + atOnce).map(attempt))
  return failed
}

/** How long a job may go on with batch after batch: the other jobs of its loop wait for it. */
export const batchesMs = ({ SWEEP_INTERVAL_SECONDS }: Pick<Config, 'SWEEP_INTERVAL_SECONDS'>): number =>
  SWEEP_INTERVAL_SECONDS * 250

interface Batches<Item> {
  /** Returns the next items that are due. The first `failed` of those that are due were tried in this run. */
  take: (count: number, failed: number) => Promise<readonly Item[]>
  count: number
  work: (item: Item) => Promise<unknown>
  atOnce?: number
  /** No batch begins later than that. What is left waits for the next run. */
  withinMs: number
}

/** Like {@link forEach}, batch after batch until one is not full. */
export const forEachBatch = async <Item>(
  log: Log,
  { take, count, work, atOnce = 1, withinMs }: Batches<Item>,
): Promise<void> => {
  const end = performance.now() + withinMs
  let failed = 0
  let taken = count
  while (taken === count && performance.now() < end) {
    const items = await take(count, failed)
    failed += await forEach(items, log, work, atOnce)
    taken = items.length
  }
}
