// Sections below a product whose code comes after the first render, in one file: each request takes a slow phone time.
import {
  BuyableCard,
  CommentSection,
  hrefOfProduct,
  QuestionSection,
  RichText,
  toPictureSource,
} from '@hojreh/app'
import { useAddToCart } from '@hojreh/auth/react'
import type { Product, ProductCard } from '@hojreh/contract'
import {
  AttributeTable,
  Bundle,
  ProductDetails,
  ProductRow,
  RecentRow,
  Reveal,
  SectionHeader,
} from '@hojreh/ui'
import { useEffect, useState } from 'react'
import { productMessages as text } from './product.messages.ts'
import { type RecentItem, readRecent, rememberRecent } from './recent-store.ts'

/** A product and what is bought with it, for one press. A visitor signs in first and finds all of them in the cart. */
export const BundleSection = ({
  product,
  bundle,
}: {
  product: Product
  /** What goes with it; all of it can be bought. */
  bundle: readonly ProductCard[]
}) => {
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

/** What the shop says of a product: its description and its attributes. */
export const ProductText = ({
  descriptionHtml,
  attributes,
}: Pick<Product, 'descriptionHtml' | 'attributes'>) =>
  descriptionHtml || attributes.length > 0 ? (
    <ProductDetails>
      {descriptionHtml && (
        <section aria-label={text.description}>
          <SectionHeader title={text.description} />
          <RichText html={descriptionHtml} />
        </section>
      )}
      {attributes.length > 0 && (
        <section aria-label={text.attributes}>
          <SectionHeader title={text.attributes} />
          <AttributeTable items={attributes} />
        </section>
      )}
    </ProductDetails>
  ) : null

/** What shoppers say about a product. */
export const ProductComments = ({ productId }: Pick<Product, 'productId'>) => (
  <CommentSection productId={productId} />
)

/** What customers asked the shop about a product. */
export const ProductQuestions = ({ productId }: Pick<Product, 'productId'>) => (
  <QuestionSection productId={productId} />
)

/** What is like a product. */
export const RelatedProducts = ({ products }: { products: readonly ProductCard[] }) => (
  <Reveal>
    <section aria-label={text.related}>
      <SectionHeader title={text.related} />
      <ProductRow>
        {products.map((card) => (
          <BuyableCard key={card.productId} product={card} />
        ))}
      </ProductRow>
    </section>
  </Reveal>
)

/** Products that this device has shown before. They appear after hydration: the server's HTML is the same for everyone. */
export const RecentProducts = ({ current }: { current: Product }) => {
  const [items, setItems] = useState<RecentItem[]>([])
  useEffect(() => {
    setItems(readRecent().filter(({ slug }) => slug !== current.slug))
    rememberRecent(current)
  }, [current])
  if (items.length === 0) return null
  return (
    <section aria-label={text.recent}>
      <SectionHeader title={text.recent} />
      <RecentRow
        products={items.map(({ slug, title, image }) => ({
          href: hrefOfProduct(slug),
          title,
          picture: image && toPictureSource(image),
        }))}
      />
    </section>
  )
}
