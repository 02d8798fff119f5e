import type { Cart } from '@hojreh/contract'
import type { PaymentWay } from './steps.ts'
import type { useDelivery } from './use-delivery.ts'

export interface StepProps {
  cart: Cart
  delivery: ReturnType<typeof useDelivery>
  way: PaymentWay
  onWay: (way: PaymentWay) => void
}
