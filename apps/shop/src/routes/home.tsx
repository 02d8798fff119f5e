import { useGetHomeQuery } from '@hojreh/api/react'
import { EmptyPage, lazyHydrated, toPictureSource, useApp } from '@hojreh/app'
import {
  CategoryArch,
  CategoryRow,
  Countdown,
  Hero,
  SectionHeader,
  Sections,
  VisuallyHidden,
} from '@hojreh/ui'
import { homeMessages as text } from '../features/home/home.messages.ts'
import { HomeHead } from '../features/home/home-head.tsx'
import { ProductSection } from '../features/home/product-section.tsx'
import { hrefOfCategory } from '../shared/shop-links.ts'

export { loadHome as load } from '../features/home/load-home.ts'

const HomeArticles = lazyHydrated(
  async () => (await import('../features/home/home-articles.tsx')).HomeArticles,
)
const HomeBanners = lazyHydrated(async () => (await import('../features/home/home-banners.tsx')).HomeBanners)
const HomeTrust = lazyHydrated(async () => (await import('../features/home/home-trust.tsx')).HomeTrust)

/** The home page: slider, categories, offers, newest, bestselling, articles, trust. */
export const Component = () => {
  const { config } = useApp()
  const { data: home } = useGetHomeQuery()
  if (!home) return <HomeHead />
  const { slider, categories, offers, newest, bestselling, articles } = home
  const isEmpty = newest.length === 0 && categories.length === 0
  return (
    <Sections>
      <HomeHead />
      <VisuallyHidden as="h1">{text.heading(config.shopTitle)}</VisuallyHidden>
      {slider.length > 0 && (
        <Hero
          slides={slider.map(({ title, subtitle, link, image }) => ({
            title,
            text: subtitle,
            href: link,
            action: text.see,
            picture: toPictureSource(image),
          }))}
        />
      )}
      {isEmpty && <EmptyPage title={text.emptyTitle(config.shopTitle)} text={text.emptyText} />}
      {categories.length > 0 && (
        <section aria-label={text.categories}>
          <SectionHeader title={text.categories} href="/shop" />
          <CategoryRow>
            {categories.map(({ slug, title, image }) => (
              <CategoryArch
                key={slug}
                href={hrefOfCategory(slug)}
                title={title}
                picture={image && toPictureSource(image)}
              />
            ))}
          </CategoryRow>
        </section>
      )}
      <ProductSection title={text.offers} href="/shop?discounted=1" products={offers.products}>
        {offers.endsAt && <Countdown endsAt={offers.endsAt} />}
      </ProductSection>
      <HomeBanners />
      <ProductSection title={text.newest} href="/shop?sort=newest" products={newest} />
      <ProductSection title={text.bestselling} href="/shop?sort=bestselling" products={bestselling} />
      <HomeArticles articles={articles} />
      <HomeTrust />
    </Sections>
  )
}
