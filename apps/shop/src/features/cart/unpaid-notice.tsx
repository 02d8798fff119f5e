import { hrefOfOrder, openPaymentMessages, useOpenPayment, useStartPayment } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { Notice, Row } from './cart.styles.ts'

const sentences = {
  none: text.unpaidText,
  looking: openPaymentMessages.looking,
  unknown: openPaymentMessages.unknown,
}

/** An order whose payment failed or was left: what is known of it, and the way back to it. */
export const UnpaidNotice = ({ order }: { order: NonNullable<Cart['unpaidOrder']> }) => {
  const { pay, isBusy } = useStartPayment()
  const { state, isAsking, checkAgain } = useOpenPayment(order.openAuthority)
  const isUnknown = state === 'unknown'
  return (
    <Notice
      action={
        <Row>
          {isUnknown && (
            <Button size="small" loading={isAsking} onClick={checkAgain}>
              {openPaymentMessages.checkAgain}
            </Button>
          )}
          {state !== 'looking' && (
            <Button
              size="small"
              variant={isUnknown ? 'outlined' : 'contained'}
              loading={isBusy}
              onClick={() => void pay(order.id)}
            >
              {isUnknown ? openPaymentMessages.goOn : text.payOrder}
            </Button>
          )}
          <Button size="small" variant="outlined" href={hrefOfOrder(order.id)}>
            {text.seeOrder}
          </Button>
        </Row>
      }
    >
      <h2>
        {state === 'none'
          ? text.unpaidTitle(order.orderNumber)
          : openPaymentMessages.title(order.orderNumber)}
      </h2>
      <p>
        {formatToman(order.total)}. {sentences[state]}
      </p>
    </Notice>
  )
}
