import { useGetPendingQuery } from '@hojreh/api/react'
import { useAddToCart, useIsSignedIn } from '@hojreh/auth/react'
import type { Product } from '@hojreh/contract'
import { Button, BuyBar, flyToCart, Price, pictureInSight, Quantity } from '@hojreh/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { DesktopOnly } from '../../shared/desktop-only.ts'
import { NotifyButton } from './notify-button.tsx'
import { productMessages as text } from './product.messages.ts'

/** Price, and buying: a button first, a counter once the product is in the cart. */
export const BuyBox = ({ product }: { product: Product }) => {
  const { changeCount, isBusy } = useAddToCart()
  const isSignedIn = useIsSignedIn()
  const { data: cart } = useGetPendingQuery(undefined, { skip: !isSignedIn })
  const line = isSignedIn ? cart?.lines.find(({ productId }) => productId === product.productId) : undefined
  const change = (count: number) => void changeCount(product.productId, count)
  const add = async () => {
    if ((await changeCount(product.productId)) === 'changed') flyToCart(pictureInSight())
  }
  if (product.stock === 'out' && !line)
    return (
      <BuyBar>
        <NotifyButton key={product.productId} productId={product.productId} />
      </BuyBar>
    )
  return (
    <BuyBar>
      <Price price={product.price} listPrice={product.listPrice} size="large" />
      {line ? (
        <>
          <Quantity
            count={line.count}
            max={line.maxCount}
            label={product.title}
            isBusy={isBusy}
            onIncrease={() => change(1)}
            onDecrease={() => change(-1)}
          />
          <DesktopOnly>
            <Button href="/cart" look="outline" isFullWidth>
              {text.seeCart}
            </Button>
          </DesktopOnly>
        </>
      ) : (
        <Button
          size="large"
          isFullWidth
          isBusy={isBusy}
          startIcon={<ShoppingBasket size={20} />}
          onClick={() => void add()}
        >
          {text.add}
        </Button>
      )}
    </BuyBar>
  )
}
