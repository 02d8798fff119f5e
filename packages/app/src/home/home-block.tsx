import type { HomeBlock, ProductCard } from '@hojreh/contract'
import { CategoryArch, CategoryRow, Countdown, Hero, SectionHeader } from '@hojreh/ui'
import type { ComponentType } from 'react'
import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'
import { hrefOfCategory } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'
import { homeMessages as text } from './home.messages.ts'
import { ProductSection } from './product-section.tsx'

const HomeArticles = lazyHydrated(async () => (await import('./lower-blocks.tsx')).HomeArticles)
const HomeBanners = lazyHydrated(async () => (await import('./lower-blocks.tsx')).HomeBanners)
const HomeText = lazyHydrated(async () => (await import('./lower-blocks.tsx')).HomeText)
const HomeTrust = lazyHydrated(async () => (await import('./lower-blocks.tsx')).HomeTrust)

/** One block of the home page; the preview of the desk shows it by this, too. */
export const HomeBlockView = ({
  block,
  Card,
}: {
  block: HomeBlock
  /** A product in a shelf. */
  Card: ComponentType<{ product: ProductCard }>
}) => {
  const { title } = block
  switch (block.kind) {
    case 'slider':
      return (
        <Hero
          slides={block.slides.map((slide) => ({
            title: slide.title,
            text: slide.subtitle,
            href: slide.link,
            action: text.see,
            picture: toPictureSource(slide.image),
          }))}
        />
      )
    case 'banners':
      return <HomeBanners slides={block.slides} />
    case 'categories':
      return (
        <section aria-label={title || text.categories}>
          <SectionHeader title={title || text.categories} href="/shop" />
          <CategoryRow>
            {block.categories.map(({ slug, title: name, image }) => (
              <CategoryArch
                key={slug}
                href={hrefOfCategory(slug)}
                title={name}
                picture={image && toPictureSource(image)}
              />
            ))}
          </CategoryRow>
        </section>
      )
    case 'offers':
      return (
        <ProductSection
          title={title || text.offers}
          href="/shop?discounted=1"
          products={block.products}
          Card={Card}
          isOffers
        >
          {block.endsAt && <Countdown endsAt={block.endsAt} />}
        </ProductSection>
      )
    case 'goods':
      return (
        <ProductSection
          title={title || text.sorts[block.sort]}
          href={`/shop?${new URLSearchParams({ ...(block.category && { category: block.category }), sort: block.sort })}`}
          products={block.products}
          Card={Card}
        />
      )
    case 'articles':
      return <HomeArticles title={title || text.articles} articles={block.articles} />
    case 'text':
      return <HomeText title={title} html={block.bodyHtml} />
    default:
      return <HomeTrust />
  }
}
