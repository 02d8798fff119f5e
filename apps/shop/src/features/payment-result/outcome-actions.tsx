import type { ResponseOf } from '@hojreh/api'
import { useStartPayment } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import { hrefOfOrder } from '../../shared/shop-links.ts'
import { paymentResultMessages as text } from './payment-result.messages.ts'

/** What to do next, by how the payment ended. */
export const OutcomeActions = ({
  outcome: { status, orderId },
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
  return (
    <>
      {status === 'failed' ? (
        <Button fullWidth loading={isBusy} onClick={() => void pay(orderId)}>
          {text.payAgain}
        </Button>
      ) : (
        <Button fullWidth onClick={onCheck}>
          {text.checkAgain}
        </Button>
      )}
      {seeOrder}
    </>
  )
}
