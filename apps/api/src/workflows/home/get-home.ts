import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { gt, sql } from 'drizzle-orm'
import { listCategories } from '../../modules/catalog/catalog.service.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { toProductCard } from '../../modules/catalog/product-card.ts'
import { orderOf, readTopCards } from '../../modules/catalog/products.repository.ts'
import { readNewestArticles } from '../../modules/content/articles.repository.ts'
import { toArticleSummary } from '../../modules/content/articles.service.ts'
import { getSlides } from '../../modules/content/content.service.ts'
import type { CatalogContext } from '../../shared/catalog-context.ts'

const SHELF = 12
const ARTICLES = 4

/** The sections of the home page. Everything on it can be bought now. */
export const getHome = async (
  reading: CatalogContext,
): Promise<EndpointResponse<typeof endpoints.getHome>> => {
  const { db } = reading
  const offers = await readTopCards(db, orderOf('discount'), SHELF, {
    condition: sql`${products.listPrice} IS NOT NULL`,
    isBuyable: true,
  })
  const endings = offers
    .flatMap(({ offerEndsAt }) => offerEndsAt ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
  const newest = await readTopCards(db, orderOf('newest'), SHELF, { isBuyable: true })
  const bestselling = await readTopCards(db, orderOf('bestselling'), SHELF, {
    // Before its first sale nothing is a best seller.
    condition: gt(products.soldCount, 0),
    isBuyable: true,
  })
  return {
    slider: await getSlides(db, 'slider'),
    categories: (await listCategories(reading)).map(({ slug, title, image, count }) => ({
      slug,
      title,
      image,
      count,
    })),
    offers: { endsAt: endings[0]?.toISOString() ?? null, products: offers.map(toProductCard) },
    newest: newest.map(toProductCard),
    bestselling: bestselling.map(toProductCard),
    articles: (await readNewestArticles(db, ARTICLES)).map(toArticleSummary),
  }
}
