import { openPaymentMessages, useOpenPayment, useStartPayment } from '@hojreh/app'
import type { OrderDetails } from '@hojreh/contract'
import { Button, lazyPart, Skeleton } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { Suspense, useState } from 'react'
import { orderMessages as text } from './order.messages.ts'
import { PayBox, Ways } from './order.styles.ts'

const CardPayment = lazyPart(() => import('@hojreh/app/card-payment'), 'CardPayment')

const PayByInstalments = lazyPart(() => import('@hojreh/app/pay-by-instalments'), 'PayByInstalments')

/** Pays an order whose payment is still due: at the bank, by a full page load, or from card to card, here. */
export const PayOrder = ({
  id: orderId,
  orderNumber,
  canPayOnline,
  canPayByCard,
  canPayByInstalments,
  total,
  payments,
}: OrderDetails) => {
  const { pay, isBusy } = useStartPayment()
  const open = payments.find(({ method, status }) => method === 'online' && status === 'open')
  const { state, isAsking, checkAgain } = useOpenPayment(open?.authority ?? null)
  const [isByCard, setIsByCard] = useState(false)
  return (
    <>
      <PayBox role="status">
        <p>
          {state === 'none'
            ? text.payNote
            : `${openPaymentMessages.title(orderNumber)}. ${openPaymentMessages[state]}`}
        </p>
        <Ways>
          {state === 'unknown' && (
            <Button loading={isAsking} onClick={checkAgain}>
              {openPaymentMessages.checkAgain}
            </Button>
          )}
          {canPayOnline && state !== 'looking' && (
            <Button
              variant={state === 'none' ? 'contained' : 'outlined'}
              startIcon={<CreditCard size={20} />}
              loading={isBusy}
              onClick={() => void pay(orderId)}
            >
              {state === 'none' ? text.pay : openPaymentMessages.goOn}
            </Button>
          )}
          {canPayByInstalments && state === 'none' && (
            <Suspense fallback={null}>
              <PayByInstalments orderId={orderId} amount={total} />
            </Suspense>
          )}
          {canPayByCard && !isByCard && state === 'none' && (
            <Button variant="outlined" onClick={() => setIsByCard(true)}>
              {text.payByCard}
            </Button>
          )}
        </Ways>
      </PayBox>
      {isByCard && (
        <Suspense fallback={<Skeleton variant="block" />}>
          {/* The order says by itself that the report has come. */}
          <CardPayment orderId={orderId} onReported={() => setIsByCard(false)} />
        </Suspense>
      )}
    </>
  )
}
