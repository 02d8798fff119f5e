import { type DemoShop, sampleShop } from '@hojreh/demo-shop'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { categories, products } from '../../modules/catalog/catalog.tables.ts'
import { articleCategories, articles, articleTags } from '../../modules/content/content.tables.ts'
import type { Marked, SettingValues } from '../../modules/content/setting-values.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { giveReason } from '../../modules/inventory/stock-movement.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { refreshSearchWords } from '../../modules/search/search-words.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { seedArticles } from '../demo/seed-articles.ts'
import { seedCatalog } from '../demo/seed-catalog.ts'
import { storePicture } from '../demo/seed-pictures.ts'
import { countSamples, mayTakeSamples, namesOf } from './read-samples.ts'
import { readSampleArticles, readSampleCategories, readSampleGoods, type SampleRow } from './sample-rows.ts'

export const SUBJECT = 'settings:samples'

const marked = (rows: readonly SampleRow[]): Marked[] => rows.map(({ id, mark }) => ({ id, mark }))

const idsBySlug = async (
  tx: Db,
  table:
    | typeof products
    | typeof categories
    | typeof articles
    | typeof articleCategories
    | typeof articleTags,
  slugs: string[],
): Promise<string[]> => {
  const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.slug, slugs))
  return rows.map(({ id }) => id)
}

const unmarked = (ids: readonly string[]): Marked[] => ids.map((id) => ({ id, mark: '' }))

/** Returns the ids of what was added, with prints of its first state. */
const markAll = async (tx: Db, shop: DemoShop, pictures: string[]): Promise<SettingValues['samples']> => {
  const names = namesOf(shop)
  const of = async (...table: [Parameters<typeof idsBySlug>[1], string[]]) =>
    unmarked(await idsBySlug(tx, ...table))
  return {
    products: marked(await readSampleGoods(tx, await of(products, names.goods))),
    categories: marked(await readSampleCategories(tx, await of(categories, names.categories))),
    articles: marked(await readSampleArticles(tx, await of(articles, names.articles))),
    articleTerms: [
      ...(await idsBySlug(tx, articleCategories, names.articleCategories)),
      ...(await idsBySlug(tx, articleTags, names.articleTags)),
    ],
    pictures,
  }
}

/**
 * Puts the sample goods, their categories and an article into a shop that has not opened yet. Throws `already_done`
 * when they are in, `samples_refused` when the shop has been open or has something of their names.
 */
export const addSamples = async ({ actor, clock, files }: Desk): Promise<void> => {
  const shop = sampleShop()
  const store = openMediaStore(files)
  // Pictures are stored before the transaction, which only looks for them.
  const pictures = new Set<string>()
  for (const picture of [
    ...shop.products.flatMap(({ images }) => images),
    ...shop.categories.map((category) => category.picture),
    ...shop.articles.map(({ cover }) => cover),
  ])
    pictures.add((await storePicture(store, picture)).key)

  return actor.write(async (tx, book) => {
    const before = await lockSetting(tx, 'samples')
    if (countSamples(before) > 0) throw new DomainError('already_done')
    // A product that a member adds meanwhile waits, or was there before.
    await tx.execute(
      sql`LOCK TABLE ${categories}, ${products}, ${articleCategories}, ${articleTags}, ${articles} IN SHARE ROW EXCLUSIVE MODE`,
    )
    if (!(await mayTakeSamples(tx))) throw new DomainError('samples_refused')
    const now = clock()
    await giveReason(tx, { reason: 'first', staffId: actor.staffId, staffName: actor.name, at: now })
    const productIds = await seedCatalog(tx, shop, store, now, 'sample')
    await seedArticles(tx, shop, productIds, store, now)
    await refreshSearchWords(tx)
    const samples = await markAll(tx, shop, [...new Set([...(before?.pictures ?? []), ...pictures])])
    await writeSetting(tx, 'samples', samples)
    book({
      subject: SUBJECT,
      before: { goods: 0, categories: 0, articles: 0 },
      after: {
        goods: samples.products.length,
        categories: samples.categories.length,
        articles: samples.articles.length,
      },
    })
  })
}
