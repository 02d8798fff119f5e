import { useAddToCart } from '@hojreh/auth/react'
import type { ProductCard as Product } from '@hojreh/contract'
import { flyToCart, ProductCard } from '@hojreh/ui'
import { Heart } from './heart.tsx'
import { toProductSummary } from './product-summary.ts'

/** A product card with a heart, whose button puts the product into the cart. */
export const BuyableCard = ({
  product,
  offer,
  isPriority = false,
  headingLevel = 3,
}: {
  product: Product
  offer?: string | undefined
  isPriority?: boolean
  headingLevel?: 2 | 3
}) => {
  const { changeCount, isBusy } = useAddToCart()
  const add = async (picture: Element | null) => {
    if ((await changeCount(product.productId)) === 'changed') flyToCart(picture)
  }
  return (
    <ProductCard
      {...toProductSummary(product)}
      offer={offer}
      isPriority={isPriority}
      headingLevel={headingLevel}
      isAdding={isBusy}
      onAdd={(picture) => void add(picture)}
      corner={<Heart productId={product.productId} title={product.title} />}
    />
  )
}
