import { toColumns } from '../lib/columns.ts'
import type { Row } from './rows.ts'

const CONNECTIONS = 10

/** What the staff do while shoppers look around. */
export interface Work {
  name: string
  /** What is counted of it in a second. */
  unit: string
  /** Resolves once it is under way, with what ends it and tells how much was done. */
  begin: () => Promise<() => Promise<number>>
}

export interface Plan {
  rows: readonly Row[]
  rounds: number
  seconds: number
  say: (line: string) => void
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const quarter = (values: readonly number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const middleHalf = (values: readonly number[]) =>
  `${percent(quarter(values, 0.25))} – ${percent(quarter(values, 0.75))}`

/**
 * Each row without a work, beside it, and without it again, in short turns: what slows the machine down slows all of them. The ratio of
 * the first and the last says how noisy it was.
 */
export const beside = async (work: Work, { rows, rounds, seconds, say }: Plan): Promise<string> => {
  const lines: string[][] = []
  for (const row of rows) {
    say(`  ${row.name} …`)
    await row.run(CONNECTIONS, 2 * seconds)
    const calls: number[] = []
    const slowest: number[] = []
    const noise: number[] = []
    const slowestNoise: number[] = []
    let done = 0
    for (let round = 0; round < rounds; round++) {
      const before = await row.run(CONNECTIONS, seconds)
      const end = await work.begin()
      const during = await row.run(CONNECTIONS, seconds)
      done += await end()
      const after = await row.run(CONNECTIONS, seconds)
      calls.push((2 * during.perSecond) / (before.perSecond + after.perSecond))
      slowest.push((2 * during.p99) / Math.max(1, before.p99 + after.p99))
      noise.push(after.perSecond / before.perSecond)
      slowestNoise.push(after.p99 / Math.max(1, before.p99))
    }
    lines.push([
      row.name,
      percent(quarter(calls, 0.5)),
      middleHalf(calls),
      middleHalf(noise),
      percent(quarter(slowest, 0.5)),
      middleHalf(slowest),
      middleHalf(slowestNoise),
      (done / rounds / seconds).toFixed(1),
    ])
    say(`    ${lines.at(-1)?.slice(1).join(' | ')}`)
  }
  const columns = ['', 'a second', 'middle half', 'without, twice', 'p99', 'middle half', 'without, twice']
  return [
    `Beside ${work.name}, of what it is without; ${rounds} turns of ${seconds} s at ${CONNECTIONS} connections`,
    ...toColumns([[...columns, work.unit], ...lines]),
  ].join('\n')
}
