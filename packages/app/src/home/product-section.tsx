import type { ProductCard } from '@hojreh/contract'
import { OfferBand, ProductRow, Reveal, SectionHeader } from '@hojreh/ui'
import { Activity, type ComponentType, type ReactNode } from 'react'

/** A titled row of products; nothing when there are none. It hydrates by itself: a page has several. */
export const ProductSection = ({
  title,
  href,
  products,
  Card,
  isOffers = false,
  children,
}: {
  title: string
  href: string
  products: readonly ProductCard[]
  Card: ComponentType<{ product: ProductCard }>
  /** Stands out among the other rows. */
  isOffers?: boolean
  /** Beside the title. */
  children?: ReactNode
}) => {
  const Section = isOffers ? OfferBand : 'section'
  return products.length === 0 ? null : (
    <Activity>
      <Reveal>
        <Section aria-label={title}>
          <SectionHeader title={title} href={href}>
            {children}
          </SectionHeader>
          <ProductRow>
            {products.map((product) => (
              <Card key={product.productId} product={product} />
            ))}
          </ProductRow>
        </Section>
      </Reveal>
    </Activity>
  )
}
