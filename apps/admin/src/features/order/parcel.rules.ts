import type { OrderRecord, ParcelLine } from '@hojreh/contract/admin'

type Parcels = Pick<OrderRecord, 'parcels' | 'isPartlySent'>

/** Whether an order has several parcels or only a part of it was sent. Most orders are one parcel. */
export const isInParcels = ({ parcels, isPartlySent }: Parcels): boolean => isPartlySent || parcels.length > 1

/** The quantities of each order line that leave with this parcel, and its carrier. */
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

/** Returns the pieces that leave, without the lines of which nothing leaves. */
export const piecesOf = (unsent: readonly ParcelLine[], { counts }: Pick<Leaving, 'counts'>): ParcelLine[] =>
  unsent.flatMap(({ productId }) => {
    const count = Number(counts[nameOf(productId)] ?? '0')
    return count > 0 ? [{ productId, count }] : []
  })
