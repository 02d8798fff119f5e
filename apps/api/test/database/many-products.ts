import type pg from 'pg'
import { productSearchForms } from '../../src/modules/search/product-search-forms.ts'
import { makeSynonyms } from '../../src/modules/search/synonyms.ts'

const BATCH = 5_000
const noSynonyms = makeSynonyms([])

interface Sample {
  title: string
  brand: string | null
  price: number
  categoryId: string | null
  categoryIds: string[]
  categoryTitles: string[]
  attributes: { name: string; value: string }[]
  images: unknown
}

const SAMPLES = `
  SELECT title, brand, price::float8, category_id AS "categoryId", category_ids AS "categoryIds", attributes, images,
    ARRAY(SELECT categories.title FROM categories WHERE categories.id = ANY (category_ids)) AS "categoryTitles"
  FROM products WHERE is_published AND price > 0 ORDER BY id`

const INSERT = `
  WITH added AS (INSERT INTO products (id, source_key, sku, slug, title, brand, price, list_price, category_id, category_ids, attributes,
      images, search_spaced, search_joined, sold_count, rating_count, rating_sum, created_at, updated_at)
    SELECT id, id, sku, id, title, brand, price, CASE WHEN n % 4 = 0 THEN price + price / 5 END, category_id,
      ARRAY(SELECT jsonb_array_elements_text(category_ids)), attributes, images, spaced, joined, n * 7919 % 503, n % 40,
      n % 40 * 4, timestamptz '2026-11-01' - n % 700000 * interval '1 minute', timestamptz '2026-11-01'
    FROM jsonb_to_recordset($1::jsonb) AS made (n bigint, id text, sku text, title text, brand text, price bigint,
      category_id text, category_ids jsonb, attributes jsonb, images jsonb, spaced text, joined text)
    RETURNING id)
  INSERT INTO stock (product_id, on_hand)
    SELECT id, CASE WHEN abs(hashtext(id)) % 8 = 0 THEN 0 ELSE abs(hashtext(id)) % 40 END FROM added`

/** A number that looks drawn by lot and is the same in each run. */
const drawn = (n: number, salt: number): number => {
  let mixed = Math.imul(n ^ (salt * 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
const oneOf = <Value>(values: readonly Value[], n: number, salt: number): Value =>
  values[drawn(n, salt) % values.length] as Value

/**
 * Adds products until there are `count` of them, made of those that are there: the words of two titles, a price around
 * one's own, and attributes drawn from all that goods of the same category have, so that few have the same.
 */
export const makeManyProducts = async (pool: pg.Pool, count: number): Promise<void> => {
  const client = await pool.connect()
  // To make an index or to look through a large table takes longer than a statement of the shop may.
  await client.query('SET statement_timeout = 0')
  const { rows: samples } = await client.query<Sample>(SAMPLES)
  const byCategory = Map.groupBy(samples, ({ categoryId }) => categoryId)
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef('products_search_joined'::regclass) AS definition`,
  )
  // Made anew at the end: to follow every row would take hours.
  await client.query('DROP INDEX products_search_joined')
  const make = (n: number) => {
    const one = oneOf(samples, n, 1)
    const alike = byCategory.get(one.categoryId) ?? samples
    const other = oneOf(alike, n, 2)
    const words = one.title.split(' ')
    const title = [
      ...words.slice(0, Math.ceil(words.length / 2)),
      ...other.title.split(' ').slice(-3),
      `مدل ${drawn(n, 3) % 5_000}`,
    ].join(' ')
    const attributes = one.attributes.map(({ name, value }, place) => ({
      name,
      value: oneOf(alike, n, 4 + place).attributes.find((another) => another.name === name)?.value ?? value,
    }))
    const sku = `KALA-${n}`
    const searched = {
      title,
      brand: other.brand,
      sku,
      options: [],
      tags: [],
      categoryTitles: one.categoryTitles,
    }
    const { searchSpaced, searchJoined } = productSearchForms(searched, noSynonyms)
    return {
      ...{
        n,
        id: `many-${String(n).padStart(8, '0')}`,
        sku,
        title,
        brand: other.brand,
        attributes,
        images: one.images,
      },
      price: Math.max(10_000, Math.round((one.price * (50 + (drawn(n, 5) % 100))) / 1_000_000) * 10_000),
      ...{
        category_id: one.categoryId,
        category_ids: one.categoryIds,
        spaced: searchSpaced,
        joined: searchJoined,
      },
    }
  }
  for (let n = samples.length; n < count; n += BATCH) {
    const size = Math.min(BATCH, count - n)
    await client.query(INSERT, [JSON.stringify(Array.from({ length: size }, (_, place) => make(n + place)))])
  }
  await client.query(rows[0]?.definition ?? '')
  await client.query('VACUUM ANALYZE products')
  await client.query('VACUUM ANALYZE stock')
  client.release(true)
}
