import { toColumns } from '../lib/columns.ts'
import type { Row } from './rows.ts'
import type { BenchShop } from './shop.ts'

const CONNECTIONS = 10
const SECONDS_A_ROW = 5
/** The second half of the time against the first: caches are full by then. */
const GROWTH_AT_MOST = 1.1

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Loads the shop with each row in turn for so many minutes; a table of memory, and whether it stayed flat. */
export const soak = async (
  shop: BenchShop,
  rows: readonly Row[],
  minutes: number,
  say: (line: string) => void,
) => {
  const samples: Record<string, number>[] = []
  const until = performance.now() + minutes * 60_000
  let errors = 0
  while (performance.now() < until) {
    for (const row of rows) {
      const stop = row.meanwhile?.()
      errors += (await row.run(CONNECTIONS, SECONDS_A_ROW)).errors
      await stop?.()
      if (performance.now() >= until) break
    }
    samples.push(shop.memory())
    say(`  ${Math.max(0, Math.round((until - performance.now()) / 60_000))} min left …`)
  }
  const half = samples.length >> 1
  const lines = Object.keys(samples[0] ?? {}).map((name) => {
    const used = samples.map((sample) => sample[name] ?? 0)
    const [first, second] = [median(used.slice(0, half)), median(used.slice(half))]
    return [
      name,
      `${used[0]}`,
      `${first}`,
      `${second}`,
      `${used.at(-1)}`,
      second <= first * GROWTH_AT_MOST ? '✓' : '✗',
    ]
  })
  return [
    `Memory in MB over ${minutes} min of load; ${errors} errors`,
    ...toColumns([['', 'after a round', 'first half', 'second half', 'at the end', 'flat'], ...lines]),
  ].join('\n')
}
