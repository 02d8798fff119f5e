import type { Cart } from '@hojreh/contract'
import type { PaymentWay } from './steps.ts'

export interface StepProps {
  cart: Cart
  way: PaymentWay
  onWay: (way: PaymentWay) => void
}
