import { useStartPayment } from '@hojreh/app'
import type { OrderChange, OrderDetails } from '@hojreh/contract'
import { formatJalaliDateTime, formatToman } from '@hojreh/persian'
import { Button, lazyPart, Skeleton } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { Suspense, useState } from 'react'
import { Fact, Facts } from '../../shared/facts.tsx'
import { Panel } from '../../shared/panel.tsx'
import { PayBox, Ways } from './order.styles.ts'
import { orderChangesMessages as text } from './order-changes.messages.ts'

const CardPayment = lazyPart(() => import('@hojreh/app/card-payment'), 'CardPayment')

/** What an edited order costs more than was paid: at the bank, or from card to card, here. */
const PayDifference = ({ orderId, due }: { orderId: string; due: NonNullable<OrderDetails['due']> }) => {
  const { pay, isBusy } = useStartPayment()
  const [isByCard, setIsByCard] = useState(false)
  return (
    <>
      <PayBox role="status">
        <p>
          {due.isReported
            ? text.reported(formatToman(due.amount))
            : text.due(formatToman(due.amount), formatJalaliDateTime(due.until))}
        </p>
        <Ways>
          {due.canPayOnline && (
            <Button startIcon={<CreditCard size={20} />} loading={isBusy} onClick={() => void pay(orderId)}>
              {text.pay}
            </Button>
          )}
          {due.canPayByCard && !isByCard && (
            <Button variant="outlined" onClick={() => setIsByCard(true)}>
              {text.payByCard}
            </Button>
          )}
        </Ways>
      </PayBox>
      {isByCard && !due.isReported && (
        <Suspense fallback={<Skeleton variant="block" />}>
          {/* The order says by itself that the report has come. */}
          <CardPayment orderId={orderId} onReported={() => setIsByCard(false)} />
        </Suspense>
      )}
    </>
  )
}

const Change = ({ change }: { change: OrderChange }) => (
  <Facts>
    <Fact label={change.isDone ? text.done : text.waits}>{formatJalaliDateTime(change.at)}</Fact>
    {change.lines.map(({ productId, title, before, after }) => (
      <Fact key={productId} label={title}>
        {text.count(before, after)}
      </Fact>
    ))}
    <Fact label={text.total}>
      {change.isDone
        ? text.sums(formatToman(change.totalBefore), formatToman(change.totalAfter))
        : formatToman(change.totalAfter)}
    </Fact>
  </Facts>
)

/** What the shop changed in an order, and the difference that its customer still has to pay for that. */
export const OrderChanges = ({ order: { id, due, edits } }: { order: OrderDetails }) => (
  <>
    {due && <PayDifference orderId={id} due={due} />}
    <Panel>
      <h2>{text.title}</h2>
      {edits.map((change) => (
        <Change key={change.at} change={change} />
      ))}
    </Panel>
  </>
)
