import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { joinedSearchForm } from '@hojreh/persian'
import { treeOf } from '../catalog/catalog.service.ts'
import type { CatalogContext } from '../catalog/catalogue.ts'
import { type CardRow, toProductCard } from '../catalog/product-card.ts'
import { readArticleForms } from '../content/articles.repository.ts'
import { correctionOf } from './correct-query.ts'
import { foundBy } from './found.ts'
import { parseQuery, type SearchQuery } from './query.ts'

const PRODUCTS = 6
const CATEGORIES = 4
const ARTICLES = 3

type Suggestions = EndpointResponse<typeof endpoints.suggest>

const findProducts = ({ catalogue }: CatalogContext, search: SearchQuery): Promise<CardRow[]> =>
  catalogue.suggest(foundBy(search), PRODUCTS)

const findCategories = async (
  reading: CatalogContext,
  { words }: SearchQuery,
): Promise<Suggestions['categories']> => {
  const { byId } = await treeOf(reading)
  const counts = await reading.catalogue.facets.categories()
  return [...byId.values()]
    .filter(({ id, title }) => {
      const form = joinedSearchForm(title)
      return words.every((word) => form.includes(word)) && counts.has(id)
    })
    .slice(0, CATEGORIES)
    .map(({ slug, title }) => ({ slug, title }))
}

/** The newest first. There are few articles, and what is asked of them is new with every letter. */
const findArticles = async (
  { db, cached }: CatalogContext,
  { words }: SearchQuery,
): Promise<Suggestions['articles']> => {
  const all = await cached('search forms of articles', () => readArticleForms(db))
  return all
    .filter(({ searchJoined }) => words.every((word) => searchJoined.includes(word)))
    .slice(0, ARTICLES)
    .map(({ slug, title }) => ({ slug, title }))
}

/** Suggestions while typing: one letter is enough, a typo is forgiven. */
export const suggest = async (reading: CatalogContext, q: string): Promise<Suggestions> => {
  const search = parseQuery(q)
  if (!search) return { products: [], categories: [], articles: [] }
  let used = search
  let cards = await findProducts(reading, search)
  const corrected = cards.length === 0 ? (await correctionOf(reading, q, search)).corrected : null
  if (corrected) {
    used = corrected.query
    cards = await findProducts(reading, used)
  }
  return {
    products: cards.map(toProductCard).map(({ productId, slug, title, price, image }) => ({
      productId,
      slug,
      title,
      price,
      image,
    })),
    categories: await findCategories(reading, used),
    articles: await findArticles(reading, used),
  }
}
