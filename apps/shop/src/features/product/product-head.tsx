import { breadcrumbList, canonicalUrl, Head, useApp } from '@hojreh/app'
import type { Product } from '@hojreh/contract'
import type { Crumb } from '@hojreh/ui'
import { hrefOfProduct } from '../../shared/shop-links.ts'

/** schema.org's Product; the price is in rial (IRR), the only Iranian unit that ISO 4217 knows. */
const productJsonLd = (product: Product, origin: string) => ({
  '@type': 'Product',
  name: product.title,
  sku: product.sku,
  description: product.summary,
  image: product.images.map(({ src }) => canonicalUrl(origin, src)),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      reviewCount: product.rating.count,
    },
  }),
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
  const { config } = useApp()
  const origin = config.origins.shop
  return (
    <Head
      title={product.title}
      description={product.summary}
      image={product.images[0]?.src}
      type="product"
      jsonLd={[productJsonLd(product, origin), breadcrumbList(crumbs, config.origins)]}
    />
  )
}
