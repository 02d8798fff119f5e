/** What the model knows of a shop: everything that money and goods depend on, and nothing else. */
export interface ShopState {
  products: { price: number; onHand: number; reserved: number }[]
  customers: CustomerState[]
  couponUses: number
}

export interface CustomerState {
  cart: CartState
  /** In the order in which they were placed. */
  orders: OrderState[]
}

export interface CartState {
  /** In the order of adding. */
  lines: { product: number; count: number; shownPrice: number }[]
  isDelivered: boolean
  hasCoupon: boolean
}

export interface OrderState {
  status: string
  /** With what left of each, what is back, and how much of that is on the shelf again. Rial for one. */
  lines: { product: number; count: number; price: number; sent: number; back: number; restocked: number }[]
  /** Refunds for goods that are back, or that an edit took out, and whose money is not. */
  owedRefunds: number
  placedAt: number
  usesCoupon: boolean
  /** When the hold ends; null without one. */
  heldUntil: number | null
  attempts: AttemptState[]
}

export interface AttemptState {
  status: string
  createdAt: number
  /** When the sweeper last looked; null before. */
  checkedAt: number | null
  /** Rial more than the order costs by now; it buys nothing then. */
  off: number
  /** What the bank has in its books. */
  bank: string
}

export const emptyCart = (): CartState => ({ lines: [], isDelivered: false, hasCoupon: false })

const byProduct = <Line extends { product: number }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.product - other.product)

/** The part of a state that two histories with the same outcome share: all but the moments in time. */
export const outcomeOf = ({ products, customers, couponUses }: ShopState): string =>
  JSON.stringify({
    products,
    couponUses,
    customers: customers.map(({ cart, orders }) => ({
      cart: { ...cart, lines: byProduct(cart.lines) },
      orders: orders.map(({ status, lines, owedRefunds, usesCoupon, heldUntil, attempts }) => ({
        status,
        lines: byProduct(lines),
        owedRefunds,
        usesCoupon,
        isHeld: heldUntil !== null,
        attempts: attempts.map(({ status: attempt, bank }) => [attempt, bank]),
      })),
    })),
  })
