/** Asked about in one query. */
const AT_ONCE = 500

/** A file that is of a row. */
interface Owned {
  name: string
  /** Of the row. */
  id: string
}

/**
 * Makes what finds files whose row is not there. Files are written before their row is committed, so one is an orphan
 * only when the look before missed its row, too.
 */
export const makeOrphanFinder = (existing: (ids: readonly string[]) => Promise<ReadonlySet<string>>) => {
  let missed: ReadonlySet<string> = new Set()
  return async (files: AsyncIterable<Owned>): Promise<string[]> => {
    const kept: Owned[] = []
    for await (const file of files) kept.push(file)
    const alone: string[] = []
    for (let first = 0; first < kept.length; first += AT_ONCE) {
      const some = kept.slice(first, first + AT_ONCE)
      const there = await existing(some.map(({ id }) => id))
      alone.push(...some.filter(({ id }) => !there.has(id)).map(({ name }) => name))
    }
    const orphans = alone.filter((name) => missed.has(name))
    missed = new Set(alone)
    return orphans
  }
}
