import type { OrderRecord } from '@hojreh/contract/admin'
import { type Difference, differencesOf, type Elsewhere } from '../../../shared/edit/differences.ts'
import { changedAddress } from '../changed-elsewhere.rules.ts'
import { type EditedLine, linesOf } from './edit-lines.rules.ts'

type Counts = Record<string, string>

/** What the form holds, and the order as it is after a colleague changed it. */
export interface LineConflict {
  mine: readonly EditedLine[]
  current: OrderRecord
  /** By product, what it is called. */
  titles: Record<string, string>
  differences: Difference<Counts>[]
  /** What the colleague changed of the address. */
  elsewhere: Elsewhere[]
}

const countIn = (lines: readonly EditedLine[], productId: string): number =>
  lines.find((line) => line.productId === productId)?.count ?? 0

/** Where the colleague's order and what was typed here are not the same. A product that is in neither counts as none. */
export const lineConflictOf = (
  seen: OrderRecord,
  mine: readonly EditedLine[],
  current: OrderRecord,
): LineConflict => {
  const all = [...linesOf(seen), ...mine, ...linesOf(current)]
  const titles = Object.fromEntries(all.map(({ productId, title }) => [productId, title]))
  const countsIn = (lines: readonly EditedLine[]): Counts =>
    Object.fromEntries(Object.keys(titles).map((id) => [id, String(countIn(lines, id))]))
  const differences = differencesOf(countsIn(linesOf(seen)), countsIn(mine), countsIn(linesOf(current)))
  return { mine, current, titles, differences, elsewhere: changedAddress(seen, current) }
}

/** The form's lines on top of the order as it is now: the colleague's count where it was chosen, one's own elsewhere. */
export const chosenLines = (
  { mine, current, titles }: LineConflict,
  theirs: readonly string[],
): EditedLine[] => {
  const now = linesOf(current)
  const isInOrder = (productId: string) => now.some((line) => line.productId === productId)
  const added = Object.keys(titles).filter((productId) => !isInOrder(productId))
  return [...now.map(({ productId }) => productId), ...added].flatMap((productId) => {
    const count = countIn(theirs.includes(productId) ? now : mine, productId)
    return count > 0 || isInOrder(productId) ? [{ productId, title: titles[productId] ?? '', count }] : []
  })
}
