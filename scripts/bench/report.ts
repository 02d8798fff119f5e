import { toColumns } from '../lib/columns.ts'
import type { Result } from './measure.ts'

export interface Report {
  at: string
  machine: string
  products: number
  /** Processes of the api. */
  apis: number
  results: Result[]
  /** Resident MB by process, before and after. */
  memory: Record<'before' | 'after', Record<string, number>>
}

const number = (value: number | null, digits = 0) =>
  value === null
    ? ''
    : value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

const mark = (is: boolean | null) => (is === null ? '' : is ? '✓' : '✗')

const key = ({ name, connections }: Result) => `${name} ${connections}`
/** Against the reference when there is one: a slower machine is no change of ours. */
const strength = ({ perSecond, reference }: Result) => (reference ? perSecond / reference : perSecond)

/** The table of a report; with an earlier one, what changed since. */
export const tableOf = (report: Report, earlier?: Report): string => {
  const before = new Map(earlier?.results.map((result) => [key(result), result]))
  const header = [
    '',
    'conn.',
    '/s',
    'p50 ms',
    'p99 ms',
    'errors',
    'cpu ms',
    'pg ms',
    'bare /s',
    'bare p99',
    'bare cpu',
    'ratio',
    'aim',
    '',
    'p99 ≤ 3×',
    ...(earlier ? ['since'] : []),
  ]
  const rows = report.results.map((result) => {
    const old = before.get(key(result))
    const { name, connections, perSecond, p50, p99, errors, reference, referenceP99, goal, isCalm } = result
    return [
      name,
      String(connections),
      number(perSecond),
      number(p50, 1),
      number(p99, 1),
      number(errors),
      number(result.serverMs, 2),
      number(result.postgresMs, 2),
      number(reference),
      number(referenceP99, 1),
      number(result.bareMs, 2),
      reference ? `${number((perSecond / reference) * 100)} %` : '',
      goal?.text ?? '',
      mark(goal?.isReached ?? null),
      mark(isCalm),
      ...(earlier ? [old ? `×${number(strength(result) / strength(old), 2)}` : 'new'] : []),
    ]
  })
  const memory = Object.entries(report.memory.after).map(
    ([name, after]) => `${name} ${report.memory.before[name]} → ${after}`,
  )
  return [
    `${report.machine}; ${number(report.products)} products, ${report.apis} × api; ${report.at}`,
    ...toColumns([header, ...rows]),
    ...(memory.length > 0 ? [`Memory in MB: ${memory.join(', ')}`] : []),
  ].join('\n')
}
