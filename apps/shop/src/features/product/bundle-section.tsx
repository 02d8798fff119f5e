import { hrefOfProduct, toPictureSource } from '@hojreh/app'
import { useAddToCart } from '@hojreh/auth/react'
import type { Product, ProductCard } from '@hojreh/contract'
import { Bundle, Reveal, SectionHeader } from '@hojreh/ui'
import { productMessages as text } from './product.messages.ts'

interface BundleSectionProps {
  product: Product
  /** What goes with it; all of it can be bought. */
  bundle: readonly ProductCard[]
}

/** A product and what is bought with it, for one press. A visitor signs in first and finds all of them in the cart. */
export const BundleSection = ({ product, bundle }: BundleSectionProps) => {
  const { changeCount, isBusy } = useAddToCart()
  const all = [product, ...bundle]
  return (
    <Reveal>
      <section aria-label={text.bundle}>
        <SectionHeader title={text.bundle} />
        <Bundle
          parts={all.map((part) => ({
            href: part === product ? undefined : hrefOfProduct(part.slug),
            title: part.title,
            price: part.price,
            picture: part.image && toPictureSource(part.image),
          }))}
          isAdding={isBusy}
          onAdd={() => void changeCount(all.map(({ productId }) => productId).join(' '))}
        />
      </section>
    </Reveal>
  )
}
