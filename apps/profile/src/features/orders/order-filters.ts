import type { OrderStatus } from '@hojreh/contract'
import { ordersMessages as text } from './orders.messages.ts'

export interface OrderFilter {
  /** In the address; empty for all. */
  key: string
  label: string
  statuses: OrderStatus[] | undefined
}

/** By what a customer looks for an order. */
export const orderFilters: readonly OrderFilter[] = [
  { key: '', label: text.filters.all, statuses: undefined },
  { key: 'unpaid', label: text.filters.unpaid, statuses: ['awaiting_payment', 'awaiting_review'] },
  { key: 'underway', label: text.filters.underway, statuses: ['paid', 'preparing'] },
  { key: 'shipped', label: text.filters.shipped, statuses: ['shipped'] },
  { key: 'delivered', label: text.filters.delivered, statuses: ['delivered'] },
  {
    key: 'ended',
    label: text.filters.ended,
    statuses: ['cancelled', 'refund_due', 'refunded', 'return_requested', 'returned'],
  },
]

/** The filter of an address; what makes no sense there is no filter. */
export const filterOf = (key: string | null): OrderFilter =>
  orderFilters.find((filter) => filter.key === (key ?? '')) ?? (orderFilters[0] as OrderFilter)
