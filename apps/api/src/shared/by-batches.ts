/**
 * All rows, some at a time, each batch after the key of the last one.
 * @param read returns the rows after a key, none at the end
 */
export async function* byBatches<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let after = ''
  for (;;) {
    const batch = await read(after)
    yield* batch
    const last = batch.at(-1)
    if (!last) return
    after = keyOf(last)
  }
}
