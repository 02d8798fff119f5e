import type { KeptSample } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Marked, SettingValues } from '../../modules/content/setting-values.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { refreshSearchWords } from '../../modules/search/search-words.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { SUBJECT } from './add-samples.ts'
import { countSamples } from './read-samples.ts'
import {
  emptyBaskets,
  lockBaskets,
  lockSampleRows,
  readSampleArticles,
  readSampleCategories,
  readSampleGoods,
  type SampleRow,
} from './sample-rows.ts'

type Samples = SettingValues['samples']
type Sorted = { gone: string[]; kept: KeptSample[] }

const sort = (kind: KeptSample['kind'], marked: readonly Marked[], rows: readonly SampleRow[]): Sorted => {
  const marks = new Map(marked.map(({ id, mark }) => [id, mark]))
  const reasonOf = ({ id, mark, isOrdered, isCommented }: SampleRow): KeptSample['reason'] | null => {
    if (isOrdered) return 'ordered'
    if (isCommented) return 'commented'
    return marks.get(id) === mark ? null : 'changed'
  }
  const gone: string[] = []
  const kept: KeptSample[] = []
  for (const row of rows) {
    const reason = reasonOf(row)
    if (reason === null) gone.push(row.id)
    else kept.push({ kind, id: row.id, title: row.title, reason })
  }
  return { gone, kept }
}

const anyOf = (ids: readonly string[]) => sql`ANY (${sql.param([...ids])}::text[])`

const removeGoods = async (tx: Db, { products }: Samples, baskets: readonly string[]): Promise<Sorted> => {
  await emptyBaskets(
    tx,
    baskets,
    products.map(({ id }) => id),
  )
  const sorted = sort('product', products, await readSampleGoods(tx, products))
  await tx.execute(sql`DELETE FROM products WHERE id = ${anyOf(sorted.gone)}`)
  // What is kept is the merchant's from here on.
  await tx.execute(sql`
    UPDATE products SET source_key = 'desk:' || id WHERE id = ${anyOf(sorted.kept.map(({ id }) => id))}`)
  await tx.execute(sql`
    DELETE FROM product_groups WHERE source_key LIKE 'sample:%'
      AND NOT EXISTS (SELECT FROM products WHERE group_id = product_groups.id)`)
  return sorted
}

/** The lowest first: one goes when no product and no other category is in it. */
const removeCategories = async (tx: Db, { categories }: Samples): Promise<Sorted> => {
  const { gone, kept } = sort('category', categories, await readSampleCategories(tx, categories))
  const removed: string[] = []
  for (;;) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      DELETE FROM categories WHERE id = ${anyOf(gone)}
        AND NOT EXISTS (SELECT FROM products WHERE category_ids @> ARRAY[categories.id])
        AND NOT EXISTS (SELECT FROM categories AS child WHERE child.parent_id = categories.id)
      RETURNING id`)
    if (rows.length === 0) break
    removed.push(...rows.map(({ id }) => id))
  }
  const used = categories.filter(({ id }) => gone.includes(id) && !removed.includes(id))
  for (const { id, title } of await readSampleCategories(tx, used))
    kept.push({ kind: 'category', id, title, reason: 'in_use' })
  return { gone: removed, kept }
}

const removeArticles = async (tx: Db, { articles, articleTerms }: Samples): Promise<Sorted> => {
  const sorted = sort('article', articles, await readSampleArticles(tx, articles))
  await tx.execute(sql`DELETE FROM articles WHERE id = ${anyOf(sorted.gone)}`)
  await tx.execute(sql`
    DELETE FROM article_categories WHERE id = ${anyOf(articleTerms)}
      AND NOT EXISTS (SELECT FROM articles WHERE category_id = article_categories.id)`)
  await tx.execute(sql`
    DELETE FROM article_tags WHERE id = ${anyOf(articleTerms)}
      AND NOT EXISTS (SELECT FROM articles_to_tags WHERE tag_id = article_tags.id)`)
  return sorted
}

/**
 * Takes the samples out again, all but what was ordered, commented on, changed or is in use: that is the merchant's own
 * from then on, and returned. Baskets lose sample goods. Their pictures go after the commit (`dropPictures`). Throws
 * `already_done` when there are none.
 */
export const removeSamples = ({ actor }: Desk): Promise<KeptSample[]> =>
  actor.write(async (tx, book) => {
    const samples = await lockSetting(tx, 'samples')
    if (!samples || countSamples(samples) === 0) throw new DomainError('already_done')
    // Baskets before goods, as a checkout has them.
    const baskets = await lockBaskets(tx, samples.products)
    await lockSampleRows(tx, samples)
    const articles = await removeArticles(tx, samples)
    const goods = await removeGoods(tx, samples, baskets)
    const categories = await removeCategories(tx, samples)
    await refreshSearchWords(tx)
    const { pictures } = samples
    await writeSetting(tx, 'samples', {
      ...{ products: [], categories: [], articles: [], articleTerms: [], pictures },
    })
    const kept = [...goods.kept, ...categories.kept, ...articles.kept]
    book({
      subject: SUBJECT,
      before: {
        goods: samples.products.length,
        categories: samples.categories.length,
        articles: samples.articles.length,
      },
      after: {
        goods: goods.kept.length,
        categories: categories.kept.length,
        articles: articles.kept.length,
        ...(kept.length > 0 && { kept: kept.map(({ title, reason }) => `${title}: ${reason}`).join('، ') }),
      },
    })
    return kept
  })
