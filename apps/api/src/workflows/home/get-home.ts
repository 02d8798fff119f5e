import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { listCategories } from '../../modules/catalog/catalog.service.ts'
import type { CatalogContext } from '../../modules/catalog/catalogue.ts'
import { toProductCard } from '../../modules/catalog/product-card.ts'
import { readShelf } from '../../modules/catalog/products.repository.ts'
import { readNewestArticles } from '../../modules/content/articles.repository.ts'
import { toArticleSummary } from '../../modules/content/articles.service.ts'
import { getSlides } from '../../modules/content/content.service.ts'
import { readOffers } from './read-offers.ts'

const SHELF = 12
const ARTICLES = 4

/** The sections of the home page. Everything on it can be bought now. */
export const getHome = async (
  reading: CatalogContext,
): Promise<EndpointResponse<typeof endpoints.getHome>> => {
  const { db } = reading
  const offers = await readOffers(db, SHELF)
  const newest = await readShelf(db, 'newest', SHELF)
  const bestselling = await readShelf(db, 'bestselling', SHELF)
  return {
    slider: await getSlides(db, 'slider'),
    categories: (await listCategories(reading)).map(({ slug, title, image, count }) => ({
      slug,
      title,
      image,
      count,
    })),
    offers,
    newest: newest.map(toProductCard),
    bestselling: bestselling.map(toProductCard),
    articles: (await readNewestArticles(db, ARTICLES)).map(toArticleSummary),
  }
}
