import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hrefOfOrder, toPictureSource } from '@hojreh/app'
import type { OrderSummary } from '@hojreh/contract'
import { Button, color, corner, LoadingLabel, OrderCard, Skeleton } from '@hojreh/ui'
import { standingOf } from './order-status.ts'
import { Stack } from './panel.tsx'
import { sharedMessages as text } from './shared.messages.ts'

/** The address of an order. */

/** Orders under each other. */
export const OrderCards = ({ orders }: { orders: readonly OrderSummary[] }) => (
  <Stack>
    {orders.map(({ id, orderNumber, status, isPartlySent, placedAt, total, totalCount, images }) => (
      <OrderCard
        key={id}
        href={hrefOfOrder(id)}
        orderNumber={orderNumber}
        status={standingOf({ status, isPartlySent })}
        placedAt={placedAt}
        total={total}
        totalCount={totalCount}
        pictures={images.map(toPictureSource)}
        actions={status === 'awaiting_payment' && <Button href={hrefOfOrder(id)}>{text.payOrder}</Button>}
      />
    ))}
  </Stack>
)

const CardSkeleton = styled.div(
  css({
    display: 'grid',
    alignContent: 'space-between',
    blockSize: 180,
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& > div': { blockSize: 56 },
  }),
)

/** The layout of orders while they are on their way. */
export const OrderCardsSkeleton = ({ count }: { count: number }) => (
  <Stack>
    <LoadingLabel />
    {Array.from({ length: count }, (_, index) => index).map((card) => (
      <CardSkeleton key={card} aria-hidden="true">
        <Skeleton variant="half" />
        <div>
          <Skeleton variant="fill" />
        </div>
        <Skeleton />
      </CardSkeleton>
    ))}
  </Stack>
)
