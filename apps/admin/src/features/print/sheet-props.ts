import type { AdminResponseOf } from '@hojreh/api/admin'
import type { PrintedOrder } from '@hojreh/contract/admin'

export interface SheetProps {
  order: PrintedOrder
  /** Which parcel of its order it is for; null when there is only one. */
  number?: number | null
  seller: AdminResponseOf<'printOrders'>['seller']
}
