import { useStartPayment } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { CartLayout, CartSummary, Stepper } from '@hojreh/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DesktopOnly } from '../../shared/desktop-only.ts'
import { cartMessages as text } from './cart.messages.ts'
import { PhoneBar } from './cart.styles.ts'
import { Coupon } from './coupon.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { LinesStep } from './lines-step.tsx'
import { NextButton } from './next-button.tsx'
import { PaymentStep } from './payment-step.tsx'
import { hasBlockingProblem, hrefOfStep, type PaymentWay, stepOf, stepOfError, steps } from './steps.ts'
import { useCardOrder } from './use-card-order.ts'

const views = { cart: LinesStep, delivery: DeliveryStep, payment: PaymentStep }

/** A cart with goods in it: the step that the address names, and what it costs. */
export const CartView = ({ cart }: { cart: Cart }) => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { pay, isBusy } = useStartPayment()
  const { place: placeForCard, isPlacing } = useCardOrder()
  const [wanted, setWay] = useState<PaymentWay>('online')
  const way = cart.canPayByCard ? wanted : 'online'
  const step = stepOf(address.get('step'), cart)
  const StepView = views[step]
  const payAndHelp = async () => {
    const refusal = await (way === 'card' ? placeForCard() : pay())
    const place = refusal && stepOfError(refusal.code)
    if (place) await navigate(hrefOfStep(place))
  }
  const next = (
    <NextButton
      cart={cart}
      step={step}
      way={way}
      isPaying={isBusy || isPlacing}
      onPay={() => void payAndHelp()}
    />
  )
  return (
    <>
      <Stepper current={steps.indexOf(step)} />
      <CartLayout
        summary={
          <CartSummary
            totalCount={cart.totalCount}
            subtotal={cart.subtotal}
            discount={cart.discount}
            couponDiscount={cart.couponDiscount}
            shippingFee={cart.shippingFee ?? undefined}
            total={cart.total}
          >
            <Coupon cart={cart} />
            <DesktopOnly>{next}</DesktopOnly>
            {hasBlockingProblem(cart) && <p>{text.solveProblems}</p>}
          </CartSummary>
        }
      >
        <StepView cart={cart} way={way} onWay={setWay} />
      </CartLayout>
      <PhoneBar>
        <span>
          <small>{text.total}</small>
          <b>{formatToman(cart.total)}</b>
        </span>
        {next}
      </PhoneBar>
    </>
  )
}
