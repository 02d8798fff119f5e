import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetOrderDetailsQuery, useListOrdersQuery } from '@hojreh/api/react'
import type { OrderSummary } from '@hojreh/contract'
import { Button, EmptyState, from, OrderTimeline, SectionHeader, Skeleton } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { paths } from '../../paths.ts'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { OrderCards, OrderCardsSkeleton } from '../../shared/order-cards.tsx'
import { Panel } from '../../shared/panel.tsx'
import { timelineSteps } from '../../shared/timeline-steps.ts'
import { dashboardMessages as text } from './dashboard.messages.ts'

const SHOWN = 3

// On wide screens the timeline stands beside the cards, on phones under the one it belongs to.
const Halves = styled.div(
  css({
    display: 'grid',
    gap: 16,
    alignItems: 'start',
    '& > *': { minInlineSize: 0 },
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: 'auto 1fr',
      '& > section': { gridColumn: 2, gridRow: '1 / -1' },
    },
  }),
)

const Timeline = ({ order }: { order: OrderSummary }) => {
  const { currentData: details, isError } = useGetOrderDetailsQuery({ id: order.id })
  // The card says how the order stands; without its details only the history is missing.
  if (isError) return null
  return (
    <Panel>
      <h2>{text.timelineOf(order.orderNumber)}</h2>
      {details ? <OrderTimeline steps={timelineSteps(details)} /> : <Skeleton variant="steps" />}
    </Panel>
  )
}

const RecentOrdersSkeleton = () => (
  <Halves>
    <OrderCardsSkeleton count={SHOWN} />
    <Panel aria-hidden="true">
      <Skeleton variant="title" />
      <Skeleton variant="steps" />
    </Panel>
  </Halves>
)

const OrdersWithTimeline = ({ orders }: { orders: readonly OrderSummary[] }) => {
  const [latest, ...earlier] = orders
  if (!latest) {
    return (
      <EmptyState
        icon={<PackageOpen size={28} />}
        title={text.emptyTitle}
        text={text.empty}
        actions={<Button href="/shop">{text.toShop}</Button>}
      />
    )
  }
  return (
    <Halves>
      <OrderCards orders={[latest]} />
      <Timeline order={latest} />
      {earlier.length > 0 && <OrderCards orders={earlier} />}
    </Halves>
  )
}

/** The last orders; the latest with its timeline. */
export const RecentOrders = () => {
  const { data, error, refetch } = useListOrdersQuery({ take: SHOWN }, { refetchOnMountOrArgChange: true })
  const isEmpty = data?.items.length === 0
  return (
    <section>
      <SectionHeader title={text.recent} href={isEmpty ? undefined : paths.orders} />
      {data && <OrdersWithTimeline orders={data.items} />}
      {!data && !error && <RecentOrdersSkeleton />}
      {!data && error && <LoadFailure error={error} onRetry={refetch} />}
    </section>
  )
}
