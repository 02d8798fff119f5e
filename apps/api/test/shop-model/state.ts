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
  /** What the desk made of it and its customer has not paid yet; null when nothing is open. */
  due: DueState | null
  attempts: AttemptState[]
}

/** An edit of a paid order that waits for what it costs more: so many of a product, in the place of those it had. */
export interface DueState {
  product: number
  count: number
  /** Rial for one. */
  price: number
  /** Rial; the difference. */
  more: number
  /** Whether its further pieces are set aside. */
  isHeld: boolean
  until: number
}

export interface AttemptState {
  status: string
  createdAt: number
  /** When the sweeper last looked; null before. */
  checkedAt: number | null
  /** Rial more than the order costs by now; it buys nothing then. Of the order's own attempts. */
  off: number
  /** What it pays: the order, or the difference of the edit that is open or of one that is over. */
  pays: 'order' | 'due' | 'over'
  /** A transfer from card to card, which no bank but the desk says anything of. */
  isCard: boolean
  /** Rial of a difference that bought something and was not sent back. */
  kept: number
  /** What the bank has in its books. */
  bank: string
}

export const emptyCart = (): CartState => ({ lines: [], isDelivered: false, hasCoupon: false })

const byProduct = <Line extends { product: number }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.product - other.product)

/** Attempts of one moment, a transfer and one at the bank, have no order: the database tells one or the other first. */
const inAnyOrder = (attempts: readonly unknown[]): string[] =>
  attempts.map((attempt) => JSON.stringify(attempt)).toSorted()

/** The part of a state that two histories with the same outcome share: all but the moments in time. */
export const outcomeOf = ({ products, customers, couponUses }: ShopState): string =>
  JSON.stringify({
    products,
    couponUses,
    customers: customers.map(({ cart, orders }) => ({
      cart: { ...cart, lines: byProduct(cart.lines) },
      orders: orders.map(({ status, lines, owedRefunds, usesCoupon, heldUntil, due, attempts }) => ({
        status,
        lines: byProduct(lines),
        owedRefunds,
        usesCoupon,
        isHeld: heldUntil !== null,
        due: due && [due.product, due.count, due.price, due.more, due.isHeld],
        attempts: inAnyOrder(
          attempts.map(({ status: attempt, bank, pays, isCard, kept }) => [
            attempt,
            bank,
            pays,
            isCard,
            kept,
          ]),
        ),
      })),
    })),
  })
