import { useStartPayment } from '@hojreh/app'
import { Button, Skeleton } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import { lazy, Suspense, useState } from 'react'
import { orderMessages as text } from './order.messages.ts'
import { PayBox } from './order.styles.ts'

const CardPayment = lazy(() =>
  import('./card-payment.tsx').then((module) => ({ default: module.CardPayment })),
)

/** Pays an order whose payment is still due: at the bank, by a full page load, or from card to card, here. */
export const PayOrder = ({ orderId, canPayByCard }: { orderId: string; canPayByCard: boolean }) => {
  const { pay, isBusy } = useStartPayment()
  const [isByCard, setIsByCard] = useState(false)
  return (
    <>
      <PayBox>
        <p>{text.payNote}</p>
        <Button startIcon={<CreditCard size={20} />} isBusy={isBusy} onClick={() => void pay(orderId)}>
          {text.pay}
        </Button>
        {canPayByCard && !isByCard && (
          <Button look="outline" onClick={() => setIsByCard(true)}>
            {text.payByCard}
          </Button>
        )}
      </PayBox>
      {isByCard && (
        <Suspense fallback={<Skeleton data-shape="block" />}>
          {/* The order says by itself that the report has come. */}
          <CardPayment orderId={orderId} onReported={() => setIsByCard(false)} />
        </Suspense>
      )}
    </>
  )
}
