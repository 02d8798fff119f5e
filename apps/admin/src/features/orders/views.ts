import { paths } from '../../paths.ts'
import { orderStatusVariants, partlySentLabel } from '../../shared/order-status.ts'
import { ordersMessages as text } from './orders.messages.ts'

const statuses = [
  'paid',
  'preparing',
  'shipped',
  'awaiting_review',
  'return_requested',
  'refund_due',
] as const

/** The saved views, each an address: what waits shows the one that waits longest first. */
export const viewsFor = (search: URLSearchParams) => {
  const current = search.getAll('status').join()
  const isPart = search.get('sent') === 'part'
  const part = {
    label: partlySentLabel,
    href: `${paths.orders}?sent=part&sort=oldest`,
    isCurrent: isPart && current === '',
  }
  return [
    { label: text.all, href: paths.orders, isCurrent: search.size === 0 },
    ...statuses.flatMap((status) => {
      const view = {
        label: orderStatusVariants[status].label,
        href: `${paths.orders}?status=${status}&sort=oldest`,
        isCurrent: current === status && !isPart,
      }
      return status === 'preparing' ? [view, part] : [view]
    }),
  ]
}
