import type { ResponseOf } from '@hojreh/api'
import type { Cart } from '@hojreh/contract'
import type { PaymentWay } from './steps.ts'
import type { useDelivery } from './use-delivery.ts'

/** What the gateway of instalments says of the cart's sum; null when it does not take it. */
export type Offer = ResponseOf<'getInstalments'>['offer']

export interface StepProps {
  cart: Cart
  delivery: ReturnType<typeof useDelivery>
  ways: readonly PaymentWay[]
  way: PaymentWay
  offer: Offer
  onWay: (way: PaymentWay) => void
}
