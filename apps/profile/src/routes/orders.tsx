import { useListOrdersQuery } from '@hojreh/api/react'
import { Head, pageIn } from '@hojreh/app'
import { Button, EmptyState, Pagination, VisuallyHidden } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router-dom'
import { hrefOfFilter, OrderFilterLinks } from '../features/orders/order-filter-links.tsx'
import { filterOf, type OrderFilter } from '../features/orders/order-filters.ts'
import { ordersMessages as text } from '../features/orders/orders.messages.ts'
import { paths } from '../paths.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { OrderCards, OrderCardsSkeleton } from '../shared/order-cards.tsx'
import { PageHeader } from '../shared/panel.tsx'

const SKELETON_CARDS = 4
const NoneOfFilter = ({ filter }: { filter: OrderFilter }) => (
  <EmptyState
    icon={<PackageOpen size={28} />}
    title={text.noneOfFilterTitle(filter.label)}
    text={text.noneOfFilter}
    actions={<Button href={paths.orders}>{text.showAll}</Button>}
  />
)

const NoOrders = ({ isFirstPage }: { isFirstPage: boolean }) =>
  isFirstPage ? (
    <EmptyState
      icon={<PackageOpen size={28} />}
      title={text.emptyTitle}
      text={text.empty}
      actions={<Button href="/shop">{text.toShop}</Button>}
    />
  ) : (
    <EmptyState
      icon={<PackageOpen size={28} />}
      title={text.noPageTitle}
      text={text.noPage}
      actions={<Button href={paths.orders}>{text.firstPage}</Button>}
    />
  )

const OrderList = ({ page, filter }: { page: number; filter: OrderFilter }) => {
  const { currentData, error, refetch } = useListOrdersQuery(
    { ...(filter.statuses && { status: filter.statuses }), pageId: page },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (!currentData) {
    return error ? (
      <LoadFailure error={error} onRetry={refetch} />
    ) : (
      <OrderCardsSkeleton count={SKELETON_CARDS} />
    )
  }
  const { items, total, take } = currentData
  if (items.length === 0)
    return filter.statuses && page === 1 ? (
      <NoneOfFilter filter={filter} />
    ) : (
      <NoOrders isFirstPage={page === 1} />
    )
  return (
    <>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      <OrderCards orders={items} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / take)}
        hrefFor={(to) => hrefOfFilter(filter, to)}
      />
    </>
  )
}

/** The customer's orders, newest first. */
export const Component = () => {
  const [search] = useSearchParams()
  const filter = filterOf(search.get('status'))
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <OrderFilterLinks current={filter.key} />
      <OrderList page={pageIn(search)} filter={filter} />
    </>
  )
}
