import { cardPaymentMessages, hrefOfOrder } from '@hojreh/app'
import { CardPayment } from '@hojreh/app/card-payment'
import { Button, EmptyState, Stepper } from '@hojreh/ui'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { Stack } from '../cart.styles.ts'
import { steps } from '../steps.ts'

/** The payment step of an order that is paid from card to card: its cart is an order already. */
export const CardStep = ({ orderId }: { orderId: string }) => {
  const [isReported, setIsReported] = useState(false)
  return (
    <Stack>
      <Stepper current={steps.indexOf('payment')} />
      {isReported ? (
        <EmptyState
          icon={<Clock size={28} />}
          title={cardPaymentMessages.reportedTitle}
          text={cardPaymentMessages.reported}
          actions={<Button href={hrefOfOrder(orderId)}>{cardPaymentMessages.seeOrder}</Button>}
        />
      ) : (
        <CardPayment orderId={orderId} onReported={() => setIsReported(true)} />
      )}
    </Stack>
  )
}
