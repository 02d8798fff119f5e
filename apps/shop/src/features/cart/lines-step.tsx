import type { Cart } from '@hojreh/contract'
import { Sheet } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { CartRow } from './line.tsx'

/** First step: what is in the cart. */
export const LinesStep = ({ cart }: { cart: Cart }) => (
  <Sheet aria-label={text.lines}>
    <ul>
      {cart.lines.map((line) => (
        <CartRow key={line.productId} line={line} />
      ))}
    </ul>
  </Sheet>
)
