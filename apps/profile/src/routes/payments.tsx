import { useListPaymentsQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { Button, EmptyState, Link, LoadingLabel, Pagination, Skeleton } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { useSearchParams } from 'react-router-dom'
import { paymentsMessages as text } from '../features/payments/payments.messages.ts'
import { paths } from '../paths.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { hrefOfOrder } from '../shared/order-cards.tsx'
import { pageOf } from '../shared/page-of.ts'
import { PageHeader, Panel } from '../shared/panel.tsx'
import { PaymentItem, Payments } from '../shared/payment-item.tsx'

const SKELETON_ROWS = [1, 2, 3, 4]
const hrefFor = (page: number) => (page > 1 ? `${paths.payments}?pageId=${page}` : paths.payments)

const Loading = () => (
  <Panel>
    <LoadingLabel />
    <Payments aria-hidden="true">
      {SKELETON_ROWS.map((row) => (
        <li key={row}>
          <Skeleton variant="half" />
          <Skeleton />
        </li>
      ))}
    </Payments>
  </Panel>
)

const NoPayments = ({ isFirstPage }: { isFirstPage: boolean }) => (
  <EmptyState
    icon={<CreditCard size={28} />}
    title={isFirstPage ? text.emptyTitle : text.noPageTitle}
    text={isFirstPage ? text.empty : text.noPage}
    actions={
      <Button href={isFirstPage ? '/shop' : paths.payments}>
        {isFirstPage ? text.toShop : text.firstPage}
      </Button>
    }
  />
)

const PaymentList = ({ page }: { page: number }) => {
  const { currentData, error, refetch } = useListPaymentsQuery(
    { pageId: page },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (!currentData) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const { items, total, take } = currentData
  if (items.length === 0) return <NoPayments isFirstPage={page === 1} />
  return (
    <>
      <Panel>
        <Payments>
          {items.map((payment) => (
            <PaymentItem
              key={payment.id}
              payment={payment}
              title={<Link href={hrefOfOrder(payment.orderId)}>{text.order(payment.orderNumber)}</Link>}
            />
          ))}
        </Payments>
      </Panel>
      <Pagination page={page} pageCount={Math.ceil(total / take)} hrefFor={hrefFor} />
    </>
  )
}

/** The customer's payments and attempts to pay, newest first. */
export const Component = () => {
  const [search] = useSearchParams()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <PaymentList page={pageOf(search.get('pageId'))} />
    </>
  )
}
