import type { AdminResponseOf } from '@hojreh/api/admin'
import type { OrderRecord } from '@hojreh/contract/admin'

/** A line of the form; of none that was in the order it stays until it is saved, so that it can be put back. */
export interface EditedLine {
  productId: string
  title: string
  count: number
}

/** How many of a product the order has now, and how many of those have left. */
export const countsOf = ({ lines, parcels }: OrderRecord, productId: string) => ({
  now: lines.find((line) => line.productId === productId)?.count ?? 0,
  sent: parcels
    .flatMap((parcel) => parcel.lines)
    .reduce((sum, piece) => (piece.productId === productId ? sum + piece.count : sum), 0),
})

export const linesOf = ({ lines }: OrderRecord): EditedLine[] =>
  lines.map(({ productId, title, count }) => ({ productId, title, count }))

/** With so many of a product; one that was not in the order is gone with its last piece. */
export const withCount = (
  lines: readonly EditedLine[],
  order: OrderRecord,
  productId: string,
  count: number,
): EditedLine[] =>
  lines.flatMap((line) => {
    if (line.productId !== productId) return [line]
    const isKept = count > 0 || countsOf(order, productId).now > 0
    return isKept ? [{ ...line, count }] : []
  })

/** What the order is to consist of. */
export const wantedOf = (lines: readonly EditedLine[]) =>
  lines.flatMap(({ productId, count }) => (count > 0 ? [{ productId, count }] : []))

export const isSame = (order: OrderRecord, lines: readonly EditedLine[]): boolean =>
  lines.every(({ productId, count }) => count === countsOf(order, productId).now)

/** What becomes of the difference. */
export const outcomeOf = (
  { status }: OrderRecord,
  { difference, isOfPaid }: AdminResponseOf<'quoteOrderEdit'>,
): 'review' | 'unpaid' | 'more' | 'less' => {
  if (status === 'awaiting_review') return 'review'
  if (!isOfPaid) return 'unpaid'
  return difference > 0 ? 'more' : 'less'
}
