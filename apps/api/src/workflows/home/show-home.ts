import type { HomeBlock } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { listCategories } from '../../modules/catalog/catalog.service.ts'
import type { CatalogContext } from '../../modules/catalog/catalogue.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import { makeCategoryTree } from '../../modules/catalog/category-tree.ts'
import { toProductCard } from '../../modules/catalog/product-card.ts'
import { readShelf } from '../../modules/catalog/products.repository.ts'
import {
  findArticleCategory,
  readArticlePage,
  readNewestArticles,
} from '../../modules/content/articles.repository.ts'
import { toArticleSummary } from '../../modules/content/articles.service.ts'
import { toSlide } from '../../modules/content/content.service.ts'
import { articles } from '../../modules/content/content.tables.ts'
import { readShownBlocks } from '../../modules/content/home-blocks.ts'
import type { StoredHomeBlock } from '../../modules/content/setting-values.ts'
import { readOffers } from './read-offers.ts'

/** Of a category also by an address that it had before. */
const readGoods = async (db: Db, { sort, category: named, take }: StoredHomeBlock) => {
  const within = named === '' ? null : makeCategoryTree(await readCategories(db)).bySlug.get(named)
  const category = within?.slug ?? null
  if (within === undefined) return { category, products: [] }
  const rows = await readShelf(db, sort, take, within?.id)
  return { category, products: rows.map(toProductCard) }
}

const readArticles = async (db: Db, { category, take }: StoredHomeBlock) => {
  if (category === '') return (await readNewestArticles(db, take)).map(toArticleSummary)
  const within = await findArticleCategory(db, category)
  if (!within) return []
  const { rows } = await readArticlePage(db, eq(articles.categoryId, within.id), { offset: 0, take })
  return rows.map(toArticleSummary)
}

/** A block with what it shows now; null when that is nothing. Everything on it can be bought. */
export const showBlock = async (
  reading: CatalogContext,
  block: StoredHomeBlock,
): Promise<HomeBlock | null> => {
  const { db } = reading
  const { id, title, kind } = block
  if (kind === 'slider' || kind === 'banners') {
    const slides = block.slides.map(toSlide)
    return slides.length === 0 ? null : { id, title, kind, slides }
  }
  if (kind === 'categories') {
    const top = await listCategories(reading)
    const categories = top.map(({ slug, title: name, image, count }) => ({ slug, title: name, image, count }))
    return categories.length === 0 ? null : { id, title, kind, categories }
  }
  if (kind === 'offers') {
    const offers = await readOffers(db, block.take)
    return offers.products.length === 0 ? null : { id, title, kind, ...offers }
  }
  if (kind === 'goods') {
    const goods = await readGoods(db, block)
    return goods.products.length === 0 ? null : { id, title, kind, sort: block.sort, ...goods }
  }
  if (kind === 'articles') {
    const shown = await readArticles(db, block)
    return shown.length === 0 ? null : { id, title, kind, articles: shown }
  }
  if (kind === 'text') return block.bodyHtml === '' ? null : { id, title, kind, bodyHtml: block.bodyHtml }
  return { id, title, kind }
}

/** The home page as shoppers see it now. */
export const showHome = async (reading: CatalogContext): Promise<HomeBlock[]> => {
  const shown: HomeBlock[] = []
  for (const block of await readShownBlocks(reading.db)) {
    const full = await showBlock(reading, block)
    if (full) shown.push(full)
  }
  return shown
}
