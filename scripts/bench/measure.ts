import type { Outcome } from './load.ts'
import { runLoad } from './load.ts'
import type { Row } from './rows.ts'

export interface Result {
  name: string
  connections: number
  /** Medians of the rounds. */
  perSecond: number
  p50: number
  p99: number
  errors: number
  /** Median of what the bare server did in the same rounds, a second; null for a row without one. */
  reference: number | null
  referenceP99: number | null
  aim: string
  reached: boolean | null
}

export interface Plan {
  rounds: number
  seconds: number
  bare: string
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Hands the bare server the bytes of an answer; resolves to where it has them. */
const keepBytes = async (bare: string, sample: string): Promise<string> => {
  const answer = await fetch(sample)
  const path = `/${encodeURIComponent(sample)}`
  await fetch(bare + path, {
    method: 'PUT',
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: await answer.arrayBuffer(),
  })
  return path
}

/** Runs a row and its reference in turn, so that what slows the machine down slows both. */
export const measure = async (
  { name, aim, least, run, sample, meanwhile }: Row,
  connections: number,
  { rounds, seconds, bare }: Plan,
): Promise<Result> => {
  const path = aim?.of === 'rows' ? '/rows' : sample && (await keepBytes(bare, sample))
  const outcomes: Outcome[] = []
  const references: Outcome[] = []
  const stop = meanwhile?.()
  // Compiles, connects, fills caches: no part of the result.
  await run(connections, 1)
  for (let round = 0; round < rounds; round++) {
    if (path) references.push(await runLoad({ origin: bare, requests: [{ path }] }, connections, seconds))
    outcomes.push(await run(connections, seconds))
  }
  await stop?.()
  const perSecond = median(outcomes.map((outcome) => outcome.perSecond))
  const reference = path ? median(references.map((outcome) => outcome.perSecond)) : null
  const wanted = least ?? (aim && reference !== null ? aim.share * reference : undefined)
  return {
    name,
    connections,
    perSecond,
    p50: median(outcomes.map(({ p50 }) => p50)),
    p99: median(outcomes.map(({ p99 }) => p99)),
    errors: outcomes.reduce((sum, { errors }) => sum + errors, 0),
    reference,
    referenceP99: path ? median(references.map(({ p99 }) => p99)) : null,
    aim: least
      ? `${least}/s`
      : aim
        ? `${aim.share * 100} % of ${aim.of === 'bytes' ? 'bare Node' : 'bare pg'}`
        : '',
    reached: wanted === undefined ? null : perSecond >= wanted,
  }
}
