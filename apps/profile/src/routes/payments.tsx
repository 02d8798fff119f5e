import { useListPaymentsQuery } from '@hojreh/api/react'
import { Head, hrefOfOrder, pageIn } from '@hojreh/app'
import { Link, LoadingLabel, Skeleton } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { useSearchParams } from 'react-router-dom'
import { paymentsMessages as text } from '../features/payments/payments.messages.ts'
import { paths } from '../paths.ts'
import { PagedList } from '../shared/paged-list.tsx'
import { PageHeader, Panel } from '../shared/panel.tsx'
import { PaymentItem, Payments } from '../shared/payment-item.tsx'

const SKELETON_ROWS = [1, 2, 3, 4]

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

/** The customer's payments and attempts to pay, newest first. */
export const Component = () => {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const payments = useListPaymentsQuery(
    { pageId: page },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <PagedList
        query={payments}
        page={page}
        path={paths.payments}
        icon={<CreditCard size={28} />}
        text={text}
        next={{ href: '/shop', label: text.toShop }}
        skeleton={<Loading />}
      >
        {(items) => (
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
        )}
      </PagedList>
    </>
  )
}
