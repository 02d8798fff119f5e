import { useCustomer } from '@hojreh/auth/react'
import { FilterLinks } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { type OrderFilter, orderFilters } from './order-filters.ts'
import { ordersMessages as text } from './orders.messages.ts'

/** The address of a page of the orders that a filter lets through. */
export const hrefOfFilter = ({ key }: Pick<OrderFilter, 'key'>, page: number) => {
  const search = new URLSearchParams({
    ...(key && { status: key }),
    ...(page > 1 && { pageId: String(page) }),
  })
  return search.size > 0 ? `${paths.orders}?${search}` : paths.orders
}

/** The ways to the orders by how they stand, and to those of the former shop for a customer with some there. */
export const OrderFilterLinks = ({ current }: { current: string }) => {
  const isFromBefore = (useCustomer()?.formerOrderCount ?? 0) > 0 || current === 'former'
  return (
    <FilterLinks
      label={text.filter}
      links={[
        ...orderFilters.map((filter) => ({
          label: filter.label,
          href: hrefOfFilter(filter, 1),
          isCurrent: filter.key === current,
        })),
        ...(isFromBefore
          ? [{ label: text.former, href: paths['former-orders'], isCurrent: current === 'former' }]
          : []),
      ]}
    />
  )
}
