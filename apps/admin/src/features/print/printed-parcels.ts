import type { PrintedOrder, PrintSheet } from '@hojreh/contract/admin'

/** What goes into one parcel, as a sheet of its own. */
export interface PrintedParcel {
  order: PrintedOrder
  /** Which parcel of its order it is; null when there is only one. */
  number: number | null
}

type Pieces = PrintedOrder['unsent']

const withPieces = (order: PrintedOrder, pieces: Pieces): PrintedOrder => {
  const lines = order.lines.flatMap((line) => {
    const count = pieces.find(({ productId }) => productId === line.productId)?.count ?? 0
    return count > 0 ? [{ ...line, count, lineTotal: line.unitPrice * count }] : []
  })
  return { ...order, lines, totalCount: lines.reduce((sum, { count }) => sum + count, 0) }
}

/**
 * Slips and labels are of parcels: of an order of which a part left the one that is still to be packed, and of one that
 * left in several each of them. An invoice is of the order.
 */
export const printedParcels = (sheet: PrintSheet, order: PrintedOrder): PrintedParcel[] => {
  const { parcels, unsent, isPartlySent } = order
  if (sheet === 'invoices' || (!isPartlySent && parcels.length < 2)) return [{ order, number: null }]
  if (unsent.length > 0) return [{ order: withPieces(order, unsent), number: parcels.length + 1 }]
  return parcels.map((parcel, index) => ({
    order: withPieces(order, parcel.lines),
    number: index + 1,
  }))
}
