import { useApp } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { Button } from '@hojreh/ui'
import { useId } from 'react'
import { cartMessages as text } from './cart.messages.ts'
import { goToNeeded, neededBy } from './needed.ts'
import { hrefOfStep, type PaymentWay, type Step } from './steps.ts'

/** Returns the step after this one: a customer whose delivery is known goes from the cart to the payment. */
const stepAfter = (step: Step, { address, shippingMethodId }: Cart): Step =>
  step === 'cart' && (address === null || shippingMethodId === null) ? 'delivery' : 'payment'

/** The button at a step's end. It works at once: where something is missing, a sentence says so and it leads there. */
export const NextButton = ({
  cart,
  step,
  way,
  isChoosing,
  isInQueue,
  isPaying,
  onPay,
}: {
  cart: Cart
  step: Step
  /** An address or a shipping method is chosen, and the server has not saved it yet. */
  isChoosing: boolean
  way: PaymentWay
  /** The customer waits in the queue of a sale: the payment goes on by itself. */
  isInQueue: boolean
  isPaying: boolean
  onPay: () => void
}) => {
  const id = useId()
  const { shopState } = useApp().config
  if (shopState !== 'open')
    return (
      <>
        <p>{text.closed[shopState]}</p>
        <Button size="large" fullWidth variant="outlined" href="/shop">
          {text.lookAround}
        </Button>
      </>
    )
  if (step === 'payment') {
    return (
      <Button size="large" fullWidth loading={isPaying} disabled={isInQueue} onClick={onPay}>
        {isInQueue ? text.inQueue : text.payBy[way]}
      </Button>
    )
  }
  const next = stepAfter(step, cart)
  const label = next === 'delivery' ? text.toDelivery : text.toPayment
  const needed = neededBy(step, cart, isChoosing)
  if (needed === undefined)
    return (
      <Button size="large" fullWidth href={hrefOfStep(next)}>
        {label}
      </Button>
    )
  return (
    <>
      <p id={id}>{needed}</p>
      <Button size="large" fullWidth aria-describedby={id} onClick={goToNeeded}>
        {label}
      </Button>
    </>
  )
}
