import { Heart, lazyHydrated, ShareButton } from '@hojreh/app'
import type { Product, Sibling } from '@hojreh/contract'
import { formatNumber } from '@hojreh/persian'
import { Link, OptionPicker, ProductHeading, RatingBrief, StockNote } from '@hojreh/ui'
import { hrefOfProduct } from '../../shared/shop-links.ts'
import { productMessages as text } from './product.messages.ts'
import { siblingOptions } from './sibling-options.ts'

// Most goods have no offer that ends.
const OfferEnds = lazyHydrated(async () => (await import('./offer-ends.tsx')).OfferEnds)

/** What a shopper reads beside the pictures: title, brand, rating, options, stock. */
export const ProductFacts = ({ product, siblings }: { product: Product; siblings: readonly Sibling[] }) => (
  <>
    <ProductHeading
      title={product.title}
      actions={
        <>
          <Heart productId={product.productId} title={product.title} />
          <ShareButton path={hrefOfProduct(product.slug)} title={product.title} />
        </>
      }
    />
    {product.brand && (
      <p>
        {text.brand} {product.brand}
      </p>
    )}
    {product.rating.count > 0 && (
      <Link href="#comments">
        <RatingBrief average={product.rating.average} count={formatNumber(product.rating.count)} />
      </Link>
    )}
    <StockNote stock={product.stock} left={product.stockLeft ?? undefined} />
    {product.offerEndsAt && <OfferEnds endsAt={product.offerEndsAt} />}
    {siblingOptions(siblings, product.productId).map(({ name, options }) => (
      <OptionPicker key={name} name={name} options={options} />
    ))}
  </>
)
