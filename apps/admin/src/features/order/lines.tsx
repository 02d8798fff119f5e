import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hrefOfProduct } from '@hojreh/app'
import type { OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { color, corner, Link, Toman } from '@hojreh/ui'
import { Amounts, Fact } from '../../shared/facts.tsx'
import { Panel, Soft } from '../../shared/panel.tsx'
import { EditLines } from './edit/edit-lines.tsx'
import { orderMessages as text } from './order.messages.ts'

const List = styled.ul(
  css({
    display: 'grid',
    gap: 12,
    marginBlockEnd: 16,
    paddingBlockEnd: 16,
    borderBlockEnd: `1px dashed ${color.lineStrong}`,
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      gap: 12,
      alignItems: 'center',
    },
    '& img': {
      inlineSize: 56,
      blockSize: 56,
      objectFit: 'cover',
      borderRadius: corner.small,
      backgroundColor: color.sunken,
    },
    '& p': { lineHeight: 1.6, overflowWrap: 'anywhere' },
  }),
)
const many = css({
  paddingInline: 8,
  borderRadius: corner.pill,
  backgroundColor: color.saffronSoft,
  color: color.saffronText,
})
const Count = styled.b<{ isMany: boolean }>(({ isMany }) => isMany && many)

/** What goes into the parcel. More than one of a thing is what packers overlook. */
export const Lines = ({ order }: { order: OrderRecord }) => (
  <Panel>
    <h2>{text.lines}</h2>
    <List>
      {order.lines.map((line) => (
        <li key={line.productId}>
          {line.image ? <img src={line.image.src} alt="" width={56} height={56} loading="lazy" /> : <span />}
          <p>
            <Link href={hrefOfProduct(line.slug)} target="_blank">
              {line.title}
            </Link>
            <br />
            <Soft>
              {text.each} <Toman rial={line.unitPrice} />
            </Soft>
          </p>
          <Count isMany={line.count > 1}>{text.count(toPersianDigits(line.count))}</Count>
        </li>
      ))}
    </List>
    <Amounts>
      <Fact label={text.sums.subtotal}>
        <Toman rial={order.subtotal} />
      </Fact>
      {order.discount > 0 && (
        <Fact label={text.sums.discount}>
          <Toman rial={-order.discount} />
        </Fact>
      )}
      {order.couponCode && (
        <Fact label={order.promotionTitle ?? text.sums.coupon(order.couponCode)}>
          <Toman rial={-order.couponDiscount} />
        </Fact>
      )}
      <Fact label={text.sums.shipping}>
        <Toman rial={order.shippingFee} />
      </Fact>
      <Fact label={text.sums.total} kind="total">
        <Toman rial={order.total} />
      </Fact>
      {order.heldUntil !== null && order.status === 'awaiting_payment' && (
        <Fact label={text.heldUntil}>{formatJalaliDateTime(order.heldUntil)}</Fact>
      )}
      {order.cardAmount !== null && (
        <Fact label={text.sums.cardAmount}>
          <Toman rial={order.cardAmount} />
        </Fact>
      )}
    </Amounts>
    <EditLines order={order} />
  </Panel>
)
