import { useStartPayment } from '@hojreh/app'
import type { Cart } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import { CartLayout, CartSummary, lazyPart, Stepper } from '@hojreh/ui'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DesktopOnly } from '../../shared/only-on.ts'
import { useCardOrder } from './card/use-card-order.ts'
import { cartMessages as text } from './cart.messages.ts'
import { Notice, PhoneBar } from './cart.styles.ts'
import { CartLoading } from './cart-loading.tsx'
import { Coupon } from './coupon.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { LinesStep } from './lines-step.tsx'
import { NextButton } from './next-button.tsx'
import { PaymentStep } from './payment-step.tsx'
import {
  hrefOfStep,
  type PaymentWay,
  staysInQueue,
  stepOf,
  stepOfError,
  steps,
  wantedStep,
  waysOf,
} from './steps.ts'
import { ToFreeShipping } from './to-free-shipping.tsx'
import { useDelivery } from './use-delivery.ts'
import { useOffer } from './use-offer.ts'

// Loaded when needed: few sales have a queue.
const QueuePanel = lazyPart(() => import('./queue/queue-panel.tsx'), 'QueuePanel')

const views = { cart: LinesStep, delivery: DeliveryStep, payment: PaymentStep }

/** A cart with goods in it: the step that the address names, and what it costs. */
export const CartView = ({ cart }: { cart: Cart }) => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { pay, isBusy } = useStartPayment()
  const { place: placeForCard, isPlacing } = useCardOrder()
  const delivery = useDelivery(cart)
  const [wantedWay, setWay] = useState<PaymentWay>('online')
  const offer = useOffer(cart)
  // A customer who returns to the page goes on waiting.
  const [isWaiting, setWaiting] = useState(cart.queues.some(({ isTurn }) => !isTurn))
  const ways = waysOf(cart, offer !== null)
  const way = ways.includes(wantedWay) ? wantedWay : ways[0]
  const wanted = wantedStep(address.get('step'))
  const step = stepOf(wanted, cart)
  // The usual address and method are chosen in a moment, and then nothing is missing.
  const waits = step === 'delivery' && delivery.isChoosing
  const isElsewhere = step !== wanted && !waits
  // Not the router's `Navigate`: no other app uses it, and it would change the vendor chunk that all apps share.
  useEffect(() => {
    if (isElsewhere) void navigate(hrefOfStep(step), { replace: true })
  }, [isElsewhere, step, navigate])
  if (step !== wanted) return <CartLoading step={wanted} />
  const StepView = views[step]
  const payAndHelp = async () => {
    const refusal = await (way === 'card'
      ? placeForCard()
      : pay(undefined, way === 'instalments' ? way : undefined))
    setWaiting(refusal !== undefined && staysInQueue(refusal.code, isWaiting))
    const place = refusal && stepOfError(refusal.code)
    if (place) await navigate(hrefOfStep(place))
  }
  const hasQueues = step === 'payment' && cart.queues.length > 0
  const isInQueue = hasQueues && isWaiting
  // Opening a page sends no customer to the bank.
  const isTurn = hasQueues && !isWaiting && cart.queues.every((queue) => queue.isTurn)
  const next = (
    <NextButton
      cart={cart}
      step={step}
      way={way}
      isChoosing={delivery.isChoosing}
      isInQueue={isInQueue}
      isPaying={isBusy || isPlacing || delivery.isBusy}
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
            promotionTitle={cart.promotionTitle}
            shippingFee={cart.shippingFee ?? undefined}
            total={cart.total}
          >
            {step === 'cart' && (
              <>
                <ToFreeShipping cart={cart} />
                <Coupon cart={cart} />
              </>
            )}
            {offer && step === 'cart' && <p>{text.orInstalments(offer.text || offer.title)}</p>}
            <DesktopOnly>{next}</DesktopOnly>
          </CartSummary>
        }
      >
        {isTurn && (
          <Notice>
            <p>{text.turn}</p>
          </Notice>
        )}
        {isInQueue && (
          <Suspense>
            <QueuePanel
              queues={cart.queues}
              way={way}
              isPaying={isBusy || isPlacing}
              onTurn={payAndHelp}
              onLeave={() => setWaiting(false)}
            />
          </Suspense>
        )}
        <StepView cart={cart} delivery={delivery} ways={ways} way={way} offer={offer} onWay={setWay} />
      </CartLayout>
      <PhoneBar data-buy-bar="">
        <span>
          <small>{text.total}</small>
          <b>{formatToman(cart.total)}</b>
        </span>
        {next}
      </PhoneBar>
    </>
  )
}
