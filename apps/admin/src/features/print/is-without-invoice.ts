import type { PrintedOrder } from '@hojreh/contract/admin'

/** Whether neither invoice nor price may go into an order's parcel: it is a gift. */
export const isWithoutInvoice = ({ gift }: Pick<PrintedOrder, 'gift'>): boolean => gift?.hidesPrices === true
