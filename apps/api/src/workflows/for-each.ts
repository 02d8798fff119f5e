import type { Log } from '@hojreh/server'

/**
 * A failing item does not stop the others; the next sweep tries it again.
 * @param atOnce more than one for what waits for another machine, so that a slow one does not stop all other work
 */
export const forEach = async <Item>(
  items: readonly Item[],
  log: Log,
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<void> => {
  const attempt = async (item: Item) => {
    try {
      await work(item)
    } catch (error) {
      log.error({ err: error }, 'the sweep could not finish with one of its rows')
    }
  }
  for (let first = 0; first < items.length; first += atOnce)
    await Promise.all(items.slice(first, first + atOnce).map(attempt))
}
