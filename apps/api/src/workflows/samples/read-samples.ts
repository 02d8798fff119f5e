import type { Samples } from '@hojreh/contract/admin'
import { type DemoShop, sampleShop } from '@hojreh/demo-shop'
import { inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { categories, products } from '../../modules/catalog/catalog.tables.ts'
import { articleCategories, articles, articleTags } from '../../modules/content/content.tables.ts'
import type { SettingValues } from '../../modules/content/setting-values.ts'
import { readSetting } from '../../modules/content/settings.repository.ts'
import { readShopState } from '../../modules/content/shop-state.ts'
import { readSampleGoods } from './sample-rows.ts'

/** Returns the names under which samples stand in the shop. */
export const namesOf = (shop: DemoShop) => ({
  goods: shop.products.map(({ slug }) => slug),
  codes: shop.products.map(({ sku }) => sku),
  categories: shop.categories.map(({ slug }) => slug),
  categoryTitles: shop.categories.map(({ title }) => title),
  articles: shop.articles.map(({ slug }) => slug),
  articleCategories: shop.articles.map(({ category }) => category.slug),
  articleTags: shop.articles.flatMap(({ tags }) => tags.map(({ slug }) => slug)),
})

/** Whether samples may be added: the shop never opened and has nothing of their names. */
export const mayTakeSamples = async (db: Db): Promise<boolean> => {
  if ((await readShopState(db)) !== 'coming_soon') return false
  const names = namesOf(sampleShop())
  const taken =
    (await db.$count(products, or(inArray(products.slug, names.goods), inArray(products.sku, names.codes)))) +
    (await db.$count(
      categories,
      or(inArray(categories.slug, names.categories), inArray(categories.title, names.categoryTitles)),
    )) +
    (await db.$count(articles, inArray(articles.slug, names.articles))) +
    (await db.$count(articleCategories, inArray(articleCategories.slug, names.articleCategories))) +
    (await db.$count(articleTags, inArray(articleTags.slug, names.articleTags)))
  return taken === 0
}

export const countSamples = (samples: SettingValues['samples'] | null): number =>
  samples ? samples.products.length + samples.categories.length + samples.articles.length : 0

/** Returns how many samples are in the shop, and whether a shop without goods is offered them. */
export const readSamples = async (db: Db): Promise<Samples> => {
  const inShop = countSamples(await readSetting(db, 'samples'))
  const isOffered = inShop === 0 && (await db.$count(products)) === 0 && (await mayTakeSamples(db))
  return { inShop, canAdd: isOffered }
}

/** Returns the ids of sample goods that were not changed: they do not count as goods of the merchant. */
export const untouchedSampleGoods = async (db: Db): Promise<string[]> => {
  const marked = (await readSetting(db, 'samples'))?.products ?? []
  if (marked.length === 0) return []
  const marks = new Map(marked.map(({ id, mark }) => [id, mark]))
  const rows = await readSampleGoods(db, marked)
  return rows.filter(({ id, mark }) => marks.get(id) === mark).map(({ id }) => id)
}
