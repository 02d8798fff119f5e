import type { OrderDetails } from '@hojreh/contract'

/** Whether an order has parcels to tell apart. Most have one, which is the order. */
export const isInParcels = ({ parcels, isPartlySent }: Pick<OrderDetails, 'parcels' | 'isPartlySent'>) =>
  isPartlySent || parcels.length > 1
