import { useAddToCart } from '@hojreh/auth/react'
import type { ProductCard as Product } from '@hojreh/contract'
import { ProductCard } from '@hojreh/ui'
import { flyWhenAdded } from './fly-when-added.ts'
import { Heart } from './heart.tsx'
import { toProductSummary } from './product-summary.ts'

/** A product card with a heart, whose button puts the product into the cart. */
export const BuyableCard = ({
  product,
  isPriority = false,
  headingLevel = 3,
}: {
  product: Product
  isPriority?: boolean
  headingLevel?: 2 | 3
}) => {
  const { changeCount, isBusy } = useAddToCart()
  return (
    <ProductCard
      {...toProductSummary(product)}
      isPriority={isPriority}
      headingLevel={headingLevel}
      isAdding={isBusy}
      onAdd={(picture) => void flyWhenAdded(changeCount(product.productId), () => picture)}
      corner={<Heart productId={product.productId} title={product.title} />}
    />
  )
}
