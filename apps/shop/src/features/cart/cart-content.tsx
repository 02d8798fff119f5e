import type { Cart } from '@hojreh/contract'
import { Button, EmptyState } from '@hojreh/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { cartMessages as text } from './cart.messages.ts'
import { CartView } from './cart-view.tsx'
import { RemovedLinesList, RemovedLinesProvider } from './removed-lines.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'

const Empty = () => (
  <EmptyState
    title={text.emptyTitle}
    text={text.emptyText}
    icon={<ShoppingBasket size={28} />}
    actions={<Button href="/shop">{text.goShopping}</Button>}
  />
)

/** What a customer finds in the cart: goods on their way to the bank, or none. */
export const CartContent = ({ cart }: { cart: Cart }) => (
  <RemovedLinesProvider>
    {cart.unpaidOrder && <UnpaidNotice order={cart.unpaidOrder} />}
    <RemovedLinesList inCart={cart.lines} />
    {cart.lines.length > 0 ? <CartView cart={cart} /> : <Empty />}
  </RemovedLinesProvider>
)
