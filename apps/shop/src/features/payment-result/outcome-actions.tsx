import type { ResponseOf } from '@hojreh/api'
import { hrefOfOrder, useStartPayment } from '@hojreh/app'
import { PayByInstalments } from '@hojreh/app/pay-by-instalments'
import { Button } from '@hojreh/ui'
import { hrefOfCardStep } from '../../shared/shop-links.ts'
import { paymentResultMessages as text } from './payment-result.messages.ts'

/** What to do next, by how the payment ended. */
export const OutcomeActions = ({
  outcome: { status, orderId, amount, heldUntil, canPayOnline, canPayByCard, canPayByInstalments },
  onCheck,
}: {
  outcome: ResponseOf<'checkPayment'>
  onCheck: () => void
}) => {
  const { pay, isBusy } = useStartPayment()
  const seeOrder = (
    <Button variant={status === 'paid' ? 'contained' : 'outlined'} fullWidth href={hrefOfOrder(orderId)}>
      {text.seeOrder}
    </Button>
  )
  if (status === 'paid') {
    return (
      <>
        {seeOrder}
        <Button variant="text" fullWidth href="/shop">
          {text.goShopping}
        </Button>
      </>
    )
  }
  if (status === 'pending') {
    return (
      <>
        <Button fullWidth onClick={onCheck}>
          {text.checkAgain}
        </Button>
        {seeOrder}
      </>
    )
  }
  return (
    <>
      {canPayOnline && (
        <Button fullWidth loading={isBusy} onClick={() => void pay(orderId)}>
          {text.payAgain}
        </Button>
      )}
      {canPayByInstalments && <PayByInstalments orderId={orderId} amount={amount} />}
      {canPayByCard && (
        <Button variant={canPayOnline ? 'outlined' : 'contained'} fullWidth href={hrefOfCardStep(orderId)}>
          {text.payByCard}
        </Button>
      )}
      {(canPayOnline || canPayByCard) && !heldUntil && <p>{text.heldByPaying}</p>}
      {seeOrder}
    </>
  )
}
