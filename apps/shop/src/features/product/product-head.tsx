import {
  breadcrumbList,
  canonicalUrl,
  Head,
  hrefOfProduct,
  largePictureOf,
  useApp,
  useComments,
} from '@hojreh/app'
import type { Comment, Product } from '@hojreh/contract'
import type { Crumb } from '@hojreh/ui'
import { hrefOfMaker } from '../../shared/shop-links.ts'

const reviewJsonLd = ({ authorName, rating, text, createdAt }: Comment) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: authorName },
  datePublished: createdAt.slice(0, 10),
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})

/** schema.org's Product; the price is in rial (IRR), the only Iranian unit that ISO 4217 knows. */
const productJsonLd = (product: Product, reviews: readonly Comment[], origin: string) => ({
  '@type': 'Product',
  name: product.title,
  sku: product.sku,
  description: product.summary,
  image: product.images.map((picture) => canonicalUrl(origin, largePictureOf(picture))),
  ...(product.brand && {
    brand: {
      '@type': 'Brand',
      name: product.brand,
      ...(product.makerSlug && { url: canonicalUrl(origin, hrefOfMaker(product.makerSlug)) }),
    },
  }),
  ...(product.rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      ratingCount: product.rating.count,
    },
  }),
  ...(reviews.length > 0 && { review: reviews.map(reviewJsonLd) }),
  offers: {
    '@type': 'Offer',
    url: canonicalUrl(origin, hrefOfProduct(product.slug)),
    price: product.price,
    priceCurrency: 'IRR',
    availability: `https://schema.org/${product.stock === 'out' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(product.offerEndsAt && { priceValidUntil: product.offerEndsAt.slice(0, 10) }),
  },
})

export const ProductHead = ({ product, crumbs }: { product: Product; crumbs: readonly Crumb[] }) => {
  const { data: comments } = useComments({ productId: product.productId })
  const rated = comments?.items.filter(({ rating }) => rating !== null) ?? []
  const { config } = useApp()
  const origin = config.origins.shop
  return (
    <Head
      title={product.seo.title}
      description={product.seo.description}
      image={product.images[0]?.src}
      type="product"
      jsonLd={[productJsonLd(product, rated, origin), breadcrumbList(crumbs, config.origins)]}
    />
  )
}
