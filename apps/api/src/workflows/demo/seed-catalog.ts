import { createHash } from 'node:crypto'
import type { DemoShop } from '@hojreh/demo-shop'
import type { Db } from '../../db/client.ts'
import { categories, productGroups, products } from '../../modules/catalog/catalog.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'
import { excerptOfHtml } from '../../shared/html-text.ts'
import { newId } from '../../shared/ids.ts'
import { storePicture } from './seed-pictures.ts'

/** What the keys of goods begin with. */
type Source = 'demo' | 'sample'

const DAY_MS = 24 * 60 * 60 * 1000

const at = <Value>(map: ReadonlyMap<string, Value>, key: string): Value => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo shop names «${key}», which it does not have`)
  return value
}

/** Lists break ties by id: every demo shop shows its goods in the same order. */
const idOf = (slug: string): string =>
  createHash('sha256').update(slug).digest().subarray(0, 16).toString('base64url')

const insertCategories = async (tx: Db, shop: DemoShop, store: MediaStore) => {
  const ids = new Map(shop.categories.map(({ slug }) => [slug, newId()]))
  const rows = []
  for (const [position, category] of shop.categories.entries())
    rows.push({
      id: at(ids, category.slug),
      slug: category.slug,
      parentId: category.parentSlug === null ? null : at(ids, category.parentSlug),
      title: category.title,
      description: category.description,
      image: await storePicture(store, category.picture),
      position,
    })
  await tx.insert(categories).values(rows)
  return ids
}

const insertGroups = async (tx: Db, shop: DemoShop, source: Source) => {
  const groups = new Map(shop.products.flatMap(({ group }) => (group ? [[group.key, group.title]] : [])))
  const rows = [...groups].map(([key, title]) => ({ id: newId(), sourceKey: `${source}:${key}`, title, key }))
  if (rows.length > 0) await tx.insert(productGroups).values(rows)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Sum and count of the published ratings of each product. */
const ratingsOf = (shop: DemoShop) => {
  const ratings = new Map<string, { sum: number; count: number }>()
  for (const { productSlug, rating } of shop.comments) {
    if (productSlug === undefined || rating === null) continue
    const { sum, count } = ratings.get(productSlug) ?? { sum: 0, count: 0 }
    ratings.set(productSlug, { sum: sum + rating, count: count + 1 })
  }
  return ratings
}

/** Categories, groups, products and stock of the demo shop. Returns the product ids by slug. */
export const seedCatalog = async (
  tx: Db,
  shop: DemoShop,
  store: MediaStore,
  now: Date,
  source: Source = 'demo',
): Promise<Map<string, string>> => {
  const categoryIds = await insertCategories(tx, shop, store)
  const titles = new Map(shop.categories.map(({ slug, title }) => [slug, title]))
  const groupIds = await insertGroups(tx, shop, source)
  const ratings = ratingsOf(shop)
  const productIds = new Map(shop.products.map(({ slug }) => [slug, idOf(slug)]))
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)

  const synonyms = await readSynonyms(tx)
  const rows = []
  for (const product of shop.products) {
    const images = []
    for (const picture of product.images) images.push(await storePicture(store, picture))
    const options = product.group?.options ?? []
    const rating = ratings.get(product.slug)
    rows.push({
      id: at(productIds, product.slug),
      sourceKey: `${source}:${product.slug}`,
      sku: product.sku,
      slug: product.slug,
      title: product.title,
      brand: product.brand,
      price: product.price,
      listPrice: product.listPrice,
      offerEndsAt: product.offerEndsInDays === null ? null : inDays(product.offerEndsInDays),
      maxPerOrder: product.maxPerOrder,
      weightGrams: product.weightGrams,
      groupId: product.group ? at(groupIds, product.group.key) : null,
      options,
      attributes: product.attributes,
      images,
      descriptionHtml: product.descriptionHtml,
      summary: excerptOfHtml(product.descriptionHtml),
      categoryId: product.categorySlugs[0] === undefined ? null : at(categoryIds, product.categorySlugs[0]),
      categoryIds: product.categorySlugs.map((slug) => at(categoryIds, slug)),
      soldCount: product.soldCount,
      ratingSum: rating?.sum ?? 0,
      ratingCount: rating?.count ?? 0,
      ...productSearchForms(
        {
          ...product,
          options,
          tags: [],
          categoryTitles: product.categorySlugs.map((slug) => at(titles, slug)),
        },
        synonyms,
      ),
      createdAt: inDays(-product.createdDaysAgo),
      updatedAt: now,
    })
  }
  await tx.insert(products).values(rows)
  await tx
    .insert(stock)
    .values(shop.products.map(({ slug, onHand }) => ({ productId: at(productIds, slug), onHand })))
  return productIds
}
