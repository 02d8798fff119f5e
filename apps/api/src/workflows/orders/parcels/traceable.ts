import type { OrderRow } from '../../../modules/order/order.repository.ts'

/** From the first parcel on, until the goods are on their way back. */
const traceable: readonly OrderRow['status'][] = ['shipped', 'delivered', 'return_requested']

/** Whether the code of a parcel that left may be corrected. */
export const isTraceable = (status: OrderRow['status'], isPartlySent = false): boolean =>
  isPartlySent || traceable.includes(status)
