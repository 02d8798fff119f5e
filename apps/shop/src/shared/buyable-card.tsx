import { toProductSummary } from '@hojreh/app'
import { useAddToCart } from '@hojreh/auth/react'
import type { ProductCard as Product } from '@hojreh/contract'
import { ProductCard } from '@hojreh/ui'

/** A product card whose button puts the product into the cart. */
export const BuyableCard = ({
  product,
  offer,
  isPriority = false,
}: {
  product: Product
  offer?: string | undefined
  isPriority?: boolean
}) => {
  const { changeCount, isBusy } = useAddToCart()
  return (
    <ProductCard
      {...toProductSummary(product)}
      offer={offer}
      isPriority={isPriority}
      isAdding={isBusy}
      onAdd={() => void changeCount(product.productId)}
    />
  )
}
