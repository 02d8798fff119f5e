import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Heart, hrefOfProduct, lazyHydrated, ShareButton } from '@hojreh/app'
import type { Product, ProductPage } from '@hojreh/contract'
import { formatNumber } from '@hojreh/persian'
import { Link, ProductHeading, RatingBrief, StockNote } from '@hojreh/ui'
import { hrefOfMaker } from '../../shared/shop-links.ts'
import { isHeld } from './is-held.ts'
import { productMessages as text } from './product.messages.ts'

// Most goods have no offer that ends.
const OfferEnds = lazyHydrated(async () => (await import('./buy-parts.tsx')).OfferEnds)
// Links work before any script does.
const ProductOptions = lazyHydrated(async () => (await import('./buy-parts.tsx')).ProductOptions)

const RatingLink = styled(Link)(
  css({
    position: 'relative',
    justifySelf: 'start',
    // A finger has 44 pixels.
    '&::after': { content: '""', position: 'absolute', inset: '-12px -8px' },
  }),
)

/** What a shopper reads beside the pictures: title, brand, rating, options, stock. */
export const ProductFacts = ({
  product,
  siblings,
  axes,
}: { product: Product } & Pick<ProductPage, 'siblings' | 'axes'>) => (
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
    {product.brand && product.makerSlug && (
      <p>
        {text.brand} <Link href={hrefOfMaker(product.makerSlug)}>{product.brand}</Link>
      </p>
    )}
    {product.rating.count > 0 && (
      <RatingLink href="#comments">
        <RatingBrief average={product.rating.average} count={formatNumber(product.rating.count)} />
      </RatingLink>
    )}
    <StockNote stock={product.stock} left={product.stockLeft ?? undefined} isHeld={isHeld(product)} />
    {isHeld(product) && <p>{text.held}</p>}
    {product.offerEndsAt && <OfferEnds endsAt={product.offerEndsAt} />}
    {siblings.length > 1 && <ProductOptions siblings={siblings} axes={axes} productId={product.productId} />}
  </>
)
