import type { Log } from '@hojreh/server'

/** A failing item does not stop the others; the next sweep tries it again. */
export const forEach = async <Item>(
  items: readonly Item[],
  log: Log,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      log.error({ err: error }, 'the sweep could not finish with one of its rows')
    }
}
