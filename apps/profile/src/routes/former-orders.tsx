import { useListFormerOrdersQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { Button, EmptyState, Pagination, VisuallyHidden } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router-dom'
import { FormerOrderCard } from '../features/orders/former/former-order-card.tsx'
import { formerOrdersMessages as text } from '../features/orders/former/former-orders.messages.ts'
import { OrderFilterLinks } from '../features/orders/order-filter-links.tsx'
import { ordersMessages } from '../features/orders/orders.messages.ts'
import { paths } from '../paths.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { OrderCardsSkeleton } from '../shared/order-cards.tsx'
import { pageOf } from '../shared/page-of.ts'
import { PageHeader, Stack } from '../shared/panel.tsx'

const SKELETON_CARDS = 2
const hrefFor = (page: number) =>
  page > 1 ? `${paths['former-orders']}?pageId=${page}` : paths['former-orders']

const NoOrders = ({ isFirstPage }: { isFirstPage: boolean }) => (
  <EmptyState
    icon={<PackageOpen size={28} />}
    title={isFirstPage ? text.emptyTitle : ordersMessages.noPageTitle}
    text={isFirstPage ? text.empty : ordersMessages.noPage}
    actions={
      <Button href={isFirstPage ? paths.orders : hrefFor(1)}>
        {isFirstPage ? text.toOrders : ordersMessages.firstPage}
      </Button>
    }
  />
)

const FormerOrders = ({ page }: { page: number }) => {
  const { currentData, error, refetch } = useListFormerOrdersQuery({ pageId: page })
  if (!currentData) {
    return error ? (
      <LoadFailure error={error} onRetry={refetch} />
    ) : (
      <OrderCardsSkeleton count={SKELETON_CARDS} />
    )
  }
  const { items, total, take } = currentData
  if (items.length === 0) return <NoOrders isFirstPage={page === 1} />
  return (
    <>
      <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
      <Stack>
        <p>{text.lead}</p>
        {items.map((order) => (
          <FormerOrderCard key={order.id} order={order} />
        ))}
      </Stack>
      <Pagination page={page} pageCount={Math.ceil(total / take)} hrefFor={hrefFor} />
    </>
  )
}

/** What the customer bought in the shop before this one: to be read, and nothing else. */
export const Component = () => {
  const [search] = useSearchParams()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{ordersMessages.title}</h1>
      </PageHeader>
      <OrderFilterLinks current="former" />
      <FormerOrders page={pageOf(search.get('pageId'))} />
    </>
  )
}
