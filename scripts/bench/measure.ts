import { brotliCompressSync, constants } from 'node:zlib'
import { type Goal, goalOf } from './goal.ts'
import type { Outcome } from './load.ts'
import { runLoad } from './load.ts'
import type { Row } from './rows.ts'
import type { BenchShop } from './shop.ts'

export interface Result {
  name: string
  connections: number
  /** Medians of the rounds. */
  perSecond: number
  p50: number
  p99: number
  errors: number
  /** Processor time of a call: of our own servers, and of the embedded database. */
  serverMs: number
  postgresMs: number
  /** Processor time of a call at the bare server, without its database; null for a row without one. */
  bareMs: number | null
  /** Median of what the bare server did in the same rounds, a second; null for a row without one. */
  reference: number | null
  referenceP99: number | null
  /** Whether the slowest of a hundred waited at most three times as long as at the bare server; asked at 50 connections. */
  isCalm: boolean | null
  goal: Goal | null
}

const WARM_UP_SECONDS = 2
/** V8 has compiled what a call needs by then; what takes some milliseconds comes to it later than in two seconds. */
const WARM_UP_CALLS = 800
const LONGEST_WARM_UP_SECONDS = 16

export interface Plan {
  rounds: number
  seconds: number
  shop: Pick<BenchShop, 'origins' | 'processorTime'>
}

/** A run, with the processor time of a call in ms. */
const runTimed = async (shop: Plan['shop'], run: () => Promise<Outcome>) => {
  const before = shop.processorTime()
  const outcome = await run()
  const after = shop.processorTime()
  const each = (used: number) => used / Math.max(1, outcome.calls)
  return {
    ...outcome,
    serverMs: each(after.servers - before.servers),
    postgresMs: each(after.postgres - before.postgres),
    bareMs: each(after.bare - before.bare),
  }
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** As the servers compress a page; only the number of bytes matters. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Stores the bytes of a response at the bare server; resolves to their path there. */
const keepBytes = async (bare: string, sample: string, isPacked: boolean): Promise<string> => {
  const response = await fetch(sample)
  const body = Buffer.from(await response.arrayBuffer())
  const path = `/${encodeURIComponent(sample)}${isPacked ? '.br' : ''}`
  await fetch(bare + path, {
    method: 'PUT',
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: new Uint8Array(isPacked ? brotliCompressSync(body, PACKING) : body),
  })
  return path
}

/** A run that ended before anything was answered says nothing: then it takes longer. */
const runLongEnough = async (run: Row['run'], connections: number, seconds: number): Promise<Outcome> => {
  const outcome = await run(connections, seconds)
  return outcome.perSecond > 0 ? outcome : run(connections, seconds * 5)
}

/** Compiles, connects, fills caches: no part of the result. */
const warmUp = async (run: Row['run'], connections: number): Promise<void> => {
  let calls = 0
  for (
    let seconds = 0;
    seconds < LONGEST_WARM_UP_SECONDS && calls < WARM_UP_CALLS;
    seconds += WARM_UP_SECONDS
  )
    calls += (await run(connections, WARM_UP_SECONDS)).calls
}

/** Runs a row and its reference in turn, so that what slows the machine down slows both. */
export const measure = async (
  row: Row,
  connections: number,
  { rounds, seconds, shop }: Plan,
): Promise<Result> => {
  const { name, aim, run, sample, isPacked = false, meanwhile } = row
  const { bare } = shop.origins
  // Many statements, one after another, are not as quick as one.
  const isChain = aim?.of === 'rows' && !meanwhile
  const path = aim?.of === 'rows' ? '/rows' : sample && (await keepBytes(bare, sample, isPacked))
  const outcomes: Awaited<ReturnType<typeof runTimed>>[] = []
  const references: Awaited<ReturnType<typeof runTimed>>[] = []
  const stop = meanwhile?.()
  await warmUp(run, connections)
  for (let round = 0; round < rounds; round++) {
    if (path)
      references.push(
        await runTimed(shop, () => runLoad({ origin: bare, requests: [{ path }] }, connections, seconds)),
      )
    outcomes.push(await runTimed(shop, () => runLongEnough(run, connections, seconds)))
  }
  await stop?.()
  const perSecond = median(outcomes.map((outcome) => outcome.perSecond))
  const reference = path ? median(references.map((outcome) => outcome.perSecond)) : null
  const p50 = median(outcomes.map((outcome) => outcome.p50))
  const p99 = median(outcomes.map((outcome) => outcome.p99))
  const referenceP99 = path ? median(references.map((outcome) => outcome.p99)) : null
  return {
    name,
    connections,
    perSecond,
    p50,
    p99,
    serverMs: median(outcomes.map(({ serverMs }) => serverMs)),
    postgresMs: median(outcomes.map(({ postgresMs }) => postgresMs)),
    bareMs: path ? median(references.map(({ bareMs }) => bareMs)) : null,
    errors: outcomes.reduce((sum, { errors }) => sum + errors, 0),
    reference,
    referenceP99,
    isCalm:
      referenceP99 === null || connections < 50 || isChain ? null : p99 <= 3 * Math.max(1, referenceP99),
    goal: goalOf(row, connections, { perSecond, p50, p99, reference }),
  }
}
