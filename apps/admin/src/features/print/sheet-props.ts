import type { AdminResponseOf } from '@hojreh/api/admin'
import type { PrintedOrder } from '@hojreh/contract/admin'

export interface SheetProps {
  order: PrintedOrder
  seller: AdminResponseOf<'printOrders'>['seller']
}
