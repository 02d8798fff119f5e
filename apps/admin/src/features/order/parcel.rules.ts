import type { OrderRecord, ParcelLine } from '@hojreh/contract/admin'

type Parcels = Pick<OrderRecord, 'parcels' | 'isPartlySent'>

/** Whether an order has parcels to tell apart. Most have one, which is the order. */
export const isInParcels = ({ parcels, isPartlySent }: Parcels): boolean => isPartlySent || parcels.length > 1

/** What somebody says leaves now: how many of each line, and with whom. */
export interface Leaving {
  carrier: string
  counts: Record<string, string>
}

// An id may begin with a digit, which final-form reads as a place in a list.
export const nameOf = (productId: string): string => `line-${productId}`

export const leavingOf = (unsent: readonly ParcelLine[], carrier: string): Leaving => ({
  carrier,
  counts: Object.fromEntries(unsent.map(({ productId, count }) => [nameOf(productId), String(count)])),
})

/** A line of which nothing leaves is left out. */
export const piecesOf = (unsent: readonly ParcelLine[], { counts }: Pick<Leaving, 'counts'>): ParcelLine[] =>
  unsent.flatMap(({ productId }) => {
    const count = Number(counts[nameOf(productId)] ?? '0')
    return count > 0 ? [{ productId, count }] : []
  })
