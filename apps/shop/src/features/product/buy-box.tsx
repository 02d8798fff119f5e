import { useGetPendingQuery } from '@hojreh/api/react'
import { flyWhenAdded, lazyHydrated } from '@hojreh/app'
import { useAddToCart, useIsSignedIn } from '@hojreh/auth/react'
import type { Product } from '@hojreh/contract'
import { Button, BuyBar, Price, pictureInSight } from '@hojreh/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Fragment } from 'react'
import { DesktopOnly } from '../../shared/only-on.ts'
import { isHeld } from './is-held.ts'
import { productMessages as text } from './product.messages.ts'

// No server knows what is in a cart: its code is not in the first view.
const CountInCart = lazyHydrated(async () => (await import('./buy-parts.tsx')).CountInCart, {
  isRequired: true,
})
// Most goods are there.
const NotifyButton = lazyHydrated(async () => (await import('./buy-parts.tsx')).NotifyButton)

/** Price, and buying: a button first, a counter once the product is in the cart. */
export const BuyBox = ({ product }: { product: Product }) => {
  const { changeCount, isBusy } = useAddToCart()
  const isSignedIn = useIsSignedIn()
  const { data: cart } = useGetPendingQuery(undefined, { skip: !isSignedIn })
  const line = isSignedIn ? cart?.lines.find(({ productId }) => productId === product.productId) : undefined
  const change = (count: number) => void changeCount(product.productId, count)
  if (product.stock === 'out' && !line && !isHeld(product))
    return (
      <BuyBar>
        <NotifyButton key={product.productId} productId={product.productId} />
      </BuyBar>
    )
  // What is in the cart has a counter and a way on; a phone has no room for more.
  const Wide = line ? DesktopOnly : Fragment
  return (
    <BuyBar>
      <Wide>
        <Price price={product.price} listPrice={product.listPrice} size="large" />
      </Wide>
      {line ? (
        <CountInCart line={line} isBusy={isBusy} onChange={change} />
      ) : (
        <Button
          size="large"
          fullWidth
          loading={isBusy}
          startIcon={<ShoppingBasket size={20} />}
          onClick={() => void flyWhenAdded(changeCount(product.productId), pictureInSight)}
        >
          {text.add}
        </Button>
      )}
    </BuyBar>
  )
}
