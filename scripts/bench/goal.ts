import type { Row } from './rows.ts'

export interface Goal {
  text: string
  isReached: boolean
}

interface Figures {
  perSecond: number
  p50: number
  p99: number
  /** Requests a second of the bare server; null for a row without one. */
  reference: number | null
}

/** The goal of a row with a number of connections; null without one. */
export const goalOf = (
  { aim, slowest, middle }: Row,
  connections: number,
  { perSecond, p50, p99, reference }: Figures,
): Goal | null => {
  if (slowest !== undefined && connections === 10)
    return { text: `p99 ≤ ${slowest} ms`, isReached: p99 <= slowest }
  if (middle !== undefined && connections === 1)
    return { text: `p50 ≤ ${middle} ms`, isReached: p50 <= middle }
  if (!aim || reference === null) return null
  const bare = aim.of === 'bytes' ? 'bare Node' : 'bare pg'
  return { text: `${aim.share * 100} % of ${bare}`, isReached: perSecond >= aim.share * reference }
}
