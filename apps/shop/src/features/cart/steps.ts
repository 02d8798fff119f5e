import type { Cart, ErrorCode } from '@hojreh/contract'

export const steps = ['cart', 'delivery', 'payment'] as const
export type Step = (typeof steps)[number]

/** A problem that the shopper must solve; a new price needs only to be seen. */
export const hasBlockingProblem = ({ problems }: Pick<Cart, 'problems'>): boolean =>
  problems.some(({ problem }) => problem !== 'price_changed')

/** The step that an address names; the first one, when it names none of them. */
export const wantedStep = (name: string | null): Step =>
  steps.find((candidate) => candidate === name) ?? 'cart'

/** The step to show: the wanted one, or the first one before it that is not done yet. */
export const stepOf = (wanted: Step, cart: Cart): Step => {
  if (wanted === 'cart' || hasBlockingProblem(cart)) return 'cart'
  const isDelivered = cart.address !== null && cart.shippingMethodId !== null
  return wanted === 'payment' && !isDelivered ? 'delivery' : wanted
}

export const hrefOfStep = (step: Step): string => (step === 'cart' ? '/cart' : `/cart?step=${step}`)

export type PaymentWay = 'online' | 'instalments' | 'card'

/** Returns the ways to pay that a shopper has; without any, it is the online payment, whose refusal says why. */
export const waysOf = (
  { canPayOnline, canPayByCard }: Pick<Cart, 'canPayOnline' | 'canPayByCard'>,
  hasInstalments: boolean,
): [PaymentWay, ...PaymentWay[]] => {
  const others: PaymentWay[] = [
    ...(hasInstalments ? (['instalments'] as const) : []),
    ...(canPayByCard ? (['card'] as const) : []),
  ]
  const [first, ...rest] = others
  return canPayOnline || first === undefined ? ['online', ...others] : [first, ...rest]
}

const stepsOfErrors: Partial<Record<ErrorCode | 'no_response', Step>> = {
  cart_empty: 'cart',
  cart_problems: 'cart',
  insufficient_stock: 'cart',
  max_per_order: 'cart',
  product_unavailable: 'cart',
  coupon_refused: 'cart',
  address_required: 'delivery',
  shipping_required: 'delivery',
  shipping_unavailable: 'delivery',
}

/** Returns the step where the shopper can correct what the payment refused; undefined when only a retry helps. */
export const stepOfError = (code: ErrorCode | 'no_response'): Step | undefined => stepsOfErrors[code]

/** Returns whether the customer waits in a queue after a refusal; failing to reach the shop does not end the wait. */
export const staysInQueue = (code: ErrorCode | 'no_response', isWaiting: boolean): boolean =>
  code === 'in_queue' || (isWaiting && (code === 'no_response' || code === 'unavailable'))
