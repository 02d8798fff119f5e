import { useListOrdersQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { Button, EmptyState, Pagination } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { OrderCards, OrderCardsSkeleton } from '../../shared/order-cards.tsx'
import { pageOf } from '../../shared/page-of.ts'
import { PageHeader } from '../../shared/panel.tsx'
import { ordersMessages as text } from './orders.messages.ts'

const SKELETON_CARDS = 4
const hrefFor = (page: number) => (page > 1 ? `${paths.orders}?pageId=${page}` : paths.orders)

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

const OrderList = ({ page }: { page: number }) => {
  const { currentData, error, refetch } = useListOrdersQuery(
    { pageId: page },
    { refetchOnMountOrArgChange: true },
  )
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
      <OrderCards orders={items} />
      <Pagination page={page} pageCount={Math.ceil(total / take)} hrefFor={hrefFor} />
    </>
  )
}

/** The customer's orders, newest first. */
export const Orders = () => {
  const [search] = useSearchParams()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <OrderList page={pageOf(search.get('pageId'))} />
    </>
  )
}
