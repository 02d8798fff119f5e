import { toColumns } from '../../lib/columns.ts'
import type { Sale } from './flash-sale.ts'
import { sumOf, type Used } from './meter.ts'
import { GATEWAY_MS, gatewayPeak, isKind, type Kind, kinds, peakOf, requestsOf } from './model.ts'
import { type Played, percentile } from './play.ts'

/** What each kind took when it was asked for alone. */
export type Costs = Map<Kind, { used: Used; played: Played }>

/** The table is right within this, on a machine like its own. */
const TOLERANCE = 0.25

const number = (value: number | null, digits = 0) =>
  value === null
    ? ''
    : value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
const off = (measured: number, told: number) => {
  const share = measured / told - 1
  return `${share > 0 ? '+' : ''}${number(100 * share)} % ${Math.abs(share) <= TOLERANCE ? '✓' : '✗'}`
}

const ANSWERS = ['asked', 'refused', 'failed', 'p50 ms', 'p99 ms']
export const countOf = ({ times, refused, failed }: Played) => times.length + refused + failed
const answers = (played: Played) => [
  ...[countOf(played), played.refused, played.failed].map((count) => number(count)),
  ...[0.5, 0.99].map((share) => number(percentile(played.times, share))),
]

const failuresOf = (kind: string, { failures }: Played) => failures.map((text) => `  ${kind}: ${text}`)

/** What each kind costs when it is asked for alone, beside the arithmetic of docs/scale.md. */
export const costTable = (costs: Costs): string => {
  const rows = [...costs].map(([kind, { used, played }]) => {
    const each = [used.api, used.pages, used.postgres].map((ms) => ms / countOf(played))
    const own = each.reduce((sum, ms) => sum + ms, 0)
    return [
      ...[kind, number(peakOf(kind).perSecond, 1), ...answers(played)],
      ...[...each, own, kinds[kind].ms].map((ms) => number(ms, 2)),
      off(own, kinds[kind].ms),
    ]
  })
  const sum = (of: (kind: Kind, one: { used: Used; played: Played }) => number) =>
    [...costs].reduce((total, [kind, one]) => total + of(kind, one), 0)
  const requests = sum((kind, { played }) => countOf(played) * requestsOf(kind))
  const gateway = sum((_, { used }) => used.gateway) / requests
  const table = toColumns([
    ['Each alone', '/s at the peak', ...ANSWERS, 'api ms', 'pages ms', 'pg ms', 'together', 'table', 'off'],
    ...rows,
    [
      ...['gateway, for each of them', number(gatewayPeak().perSecond), ...ANSWERS.map(() => '')],
      ...['', '', '', number(gateway, 2), number(GATEWAY_MS, 2), off(gateway, GATEWAY_MS)],
    ],
  ])
  return [...table, ...[...costs].flatMap(([kind, { played }]) => failuresOf(kind, played))].join('\n')
}

export const answerTable = (title: string, played: ReadonlyMap<string, Played>): string =>
  [
    ...toColumns([[title, ...ANSWERS], ...[...played].map(([kind, one]) => [kind, ...answers(one)])]),
    ...[...played].flatMap(([kind, one]) => failuresOf(kind, one)),
  ].join('\n')

/** All of a part against the sum of its requests: as the table has them, and as each was measured alone in this run. */
export const sumLine = (
  played: ReadonlyMap<string, Played>,
  costs: Costs,
  used: Used,
  ms: number,
): string => {
  let [table, alone] = [0, 0]
  for (const [kind, one] of played) {
    const like = isKind(kind) ? kind : LIKE[kind]
    if (!like) continue
    table += countOf(one) * (kinds[like].ms + GATEWAY_MS * requestsOf(like))
    const measured = costs.get(like)
    if (measured) alone += (countOf(one) * sumOf(measured.used)) / countOf(measured.played)
  }
  const all = sumOf(used)
  const byAlone = costs.size > 0 ? `, by each alone ${number(alone / 1_000, 1)} (${off(all, alone)})` : ''
  return `${number(all / 1_000, 1)} s of a core in ${number(ms / 1_000)} s; by the table ${number(table / 1_000, 1)} (${off(all, table)})${byAlone}`
}
/** What stands in no row of the table costs as much as what does. */
const LIKE: Record<string, Kind> = {
  'page of a crawler': 'page rendered anew',
  'sale: its page': 'page from memory',
  'sale: cart': 'cart or session',
  // Most of them are told that nothing is left as they add it.
  'sale: buying': 'change of a cart',
}

export const saleLine = ({ pieces, sold, left, held }: Sale): string =>
  `Of ${pieces} pieces ${sold} were paid for and ${left} are left (${held} of them set aside); oversold: ${Math.max(0, sold + left - pieces)}`
