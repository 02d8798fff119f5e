import type { CallAnswer, calls } from '@hojreh/contract'
import { joinedSearchForm } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import { readCategories, readFilledCategories } from '../catalog/categories.repository.ts'
import { toProductCard } from '../catalog/product-card.ts'
import { readTopCards } from '../catalog/products.repository.ts'
import { readArticlePage } from '../content/articles.repository.ts'
import { articlesWith } from '../content/articles.service.ts'
import { correctQuery } from './correct-query.ts'
import { productsWith, relevanceOrder } from './found.ts'
import { parseQuery, type SearchQuery } from './query.ts'

const PRODUCTS = 6
const CATEGORIES = 4
const ARTICLES = 3

type Suggestions = CallAnswer<typeof calls.suggest>

const findProducts = (db: Db, search: SearchQuery) =>
  readTopCards(db, relevanceOrder(search), PRODUCTS, { condition: productsWith(search), isBuyable: false })

const findCategories = async (db: Db, { words }: SearchQuery): Promise<Suggestions['categories']> => {
  const named = (await readCategories(db)).filter(({ title }) => {
    const form = joinedSearchForm(title)
    return words.every((word) => form.includes(word))
  })
  const candidates = named.slice(0, 2 * CATEGORIES)
  const filled = await readFilledCategories(
    db,
    candidates.map(({ id }) => id),
  )
  return candidates
    .filter(({ id }) => filled.has(id))
    .slice(0, CATEGORIES)
    .map(({ slug, title }) => ({ slug, title }))
}

/** Suggestions while typing: one letter is enough, a typo is forgiven. */
export const suggest = async (db: Db, q: string): Promise<Suggestions> => {
  const search = parseQuery(q)
  if (!search) return { products: [], categories: [], articles: [] }
  let used = search
  let cards = await findProducts(db, search)
  const corrected = cards.length === 0 ? await correctQuery(db, search) : null
  if (corrected) {
    used = corrected.query
    cards = await findProducts(db, used)
  }
  const { rows } = await readArticlePage(db, articlesWith(used.words.join(' ')), {
    offset: 0,
    take: ARTICLES,
  })
  return {
    products: cards.map(toProductCard).map(({ productId, slug, title, price, image }) => ({
      productId,
      slug,
      title,
      price,
      image,
    })),
    categories: await findCategories(db, used),
    articles: rows.map(({ slug, title }) => ({ slug, title })),
  }
}
