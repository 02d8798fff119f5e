import type { CustomerRecord } from '@hojreh/contract/admin'
import { formatJalaliDate, toPersianDigits } from '@hojreh/persian'
import { Figures, Link, StatusChip, Toman } from '@hojreh/ui'
import { Amounts, Fact } from '../../shared/facts.tsx'
import { orderHref } from '../../shared/order-href.ts'
import { standingOf } from '../../shared/order-status.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { customerMessages as text } from './customer.messages.ts'

type Order = CustomerRecord['orders'][number]

const OrderLine = ({ order, said }: { order: Order; said?: string }) => {
  const { label, tone } = standingOf(order)
  return (
    <div>
      <Row>
        <Link href={orderHref(order.id)}>{text.ordered(toPersianDigits(order.orderNumber))}</Link>
        <StatusChip tone={tone}>{label}</StatusChip>
        <Toman rial={order.total} />
        <Soft>
          <Figures>{formatJalaliDate(order.placedAt)}</Figures>
        </Soft>
      </Row>
      {said && <p>{said}</p>}
    </div>
  )
}

/** A customer's orders and returns: both sums, and the newest rows. */
export const Bought = ({ customer: { sums, orders, returns } }: { customer: CustomerRecord }) => (
  <Panel>
    <h2>{text.sums}</h2>
    <Stack>
      <Amounts>
        <Fact label={text.orders}>{toPersianDigits(sums.orders)}</Fact>
        <Fact label={text.bought} kind="total">
          <Toman rial={sums.bought} />
        </Fact>
        <Fact label={text.returns}>{toPersianDigits(sums.returns)}</Fact>
        <Fact label={text.returned}>
          <Toman rial={sums.returned} />
        </Fact>
      </Amounts>
      {orders.length === 0 && <Soft>{text.noOrders}</Soft>}
      {orders.map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
      {returns.length > 0 && (
        <>
          <h3>{text.returns}</h3>
          {returns.map(({ returnReason, ...order }) => (
            <OrderLine key={order.id} order={order} said={returnReason} />
          ))}
        </>
      )}
    </Stack>
  </Panel>
)

const streetOf = ({ province, city, street, plaque, unit }: CustomerRecord['addresses'][number]) =>
  toPersianDigits([province, city, street, plaque, unit].filter(Boolean).join('، '))

export const Addresses = ({ customer: { addresses } }: { customer: CustomerRecord }) => (
  <Panel>
    <h2>{text.addresses}</h2>
    <Stack>
      {addresses.length === 0 && <Soft>{text.noAddresses}</Soft>}
      {addresses.map((address) => (
        <div key={address.id}>
          <Row>
            <b>{address.receiverName}</b>
            <bdi dir="ltr">{toPersianDigits(address.receiverPhone)}</bdi>
          </Row>
          {streetOf(address)} <Soft>{toPersianDigits(address.postalCode)}</Soft>
        </div>
      ))}
    </Stack>
  </Panel>
)

/** What the customer wrote, where the role may see it. */
export const Written = ({ customer: { comments, messages } }: { customer: CustomerRecord }) => (
  <>
    {comments && comments.length > 0 && (
      <Panel>
        <h2>{text.comments}</h2>
        <Stack>
          {comments.map((comment) => (
            <div key={comment.id}>
              <Soft>{text.commented(comment.about.title)}</Soft>
              <p>{comment.text}</p>
            </div>
          ))}
        </Stack>
      </Panel>
    )}
    {messages && messages.length > 0 && (
      <Panel>
        <h2>{text.messages}</h2>
        <Stack>
          {messages.map((message) => (
            <div key={message.id}>
              <Soft>{message.subject}</Soft>
              <p>{message.text}</p>
              {message.answer && <Soft>{message.answer}</Soft>}
            </div>
          ))}
        </Stack>
      </Panel>
    )}
  </>
)
