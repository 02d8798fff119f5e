import type { Cart } from '@hojreh/contract'
import { Button } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { hasBlockingProblem, hrefOfStep, type PaymentWay, type Step } from './steps.ts'

/** The button of a step's end. A link cannot be disabled, so a step that is not done has a disabled button. */
export const NextButton = ({
  cart,
  step,
  way,
  isPaying,
  onPay,
}: {
  cart: Cart
  step: Step
  way: PaymentWay
  isPaying: boolean
  onPay: () => void
}) => {
  if (step === 'payment') {
    return (
      <Button size="large" fullWidth loading={isPaying} onClick={onPay}>
        {way === 'card' ? text.payByCard : text.pay}
      </Button>
    )
  }
  const isReady =
    step === 'cart' ? !hasBlockingProblem(cart) : cart.address !== null && cart.shippingMethodId !== null
  const label = step === 'cart' ? text.toDelivery : text.toPayment
  const next = hrefOfStep(step === 'cart' ? 'delivery' : 'payment')
  return isReady ? (
    <Button size="large" fullWidth href={next}>
      {label}
    </Button>
  ) : (
    <Button size="large" fullWidth disabled>
      {label}
    </Button>
  )
}
