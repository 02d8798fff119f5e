import { joinedSearchForm, spacedSearchForm } from '@hojreh/persian'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts'
import { runs } from '../../../test/runs.ts'
import { newId } from '../../shared/ids.ts'
import { noCache } from '../../shared/revision-cache.ts'
import { products } from '../catalog/catalog.tables.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { ProductFilter } from '../catalog/product-filter.ts'
import { makeSqlCatalogue } from '../catalog/sql-catalogue.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { foundBy, NOTHING } from '../search/found.ts'
import { parseQuery } from '../search/query.ts'
import { findUnknownWords } from '../search/search-words.repository.ts'
import { spellingGroups } from '../search/spellings.fixture.ts'
import { makeSynonyms } from '../search/synonyms.ts'
import { makeMemoryCatalogues } from './memory-catalogue.ts'
import { makeProductIndex } from './product-index.ts'
import { readEntries, readEntriesAfter } from './reading/entries.repository.ts'

const SORTS = ['newest', 'bestselling', 'cheapest', 'expensive', 'discount', 'rating', 'relevance'] as const
/** Words that meet at borders, stand inside one another, begin one another, or are written in several ways. */
const words = fc.oneof(
  fc.constantFrom(
    'گل',
    'گلاب',
    'سنگ',
    'لاجورد',
    'آب',
    'و',
    'سرگل',
    'زعفران',
    'قمصر',
    'عرق گل',
    'کاشان',
    'mr',
    '416',
    '4',
  ),
  fc.constantFrom(...spellingGroups.flat()),
  fc.string({ unit: fc.constantFrom('گ', 'ل', 'ا', 'ب', '1', '0'), minLength: 1, maxLength: 4 }),
)
const title = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))
const category = fc.constantFrom('c1', 'c2', 'c3')
const brand = fc.constantFrom('نگار', 'مهر', 'آوا', 'باران')
const attribute = fc.record({
  // More names than one part of a product's attributes holds (`columns.ts`).
  name: fc.constantFrom('رنگ', 'جنس', 'شهر', 'طرح', 'کشور'),
  value: fc.constantFrom('آبی', 'نخ', 'یزد', '15" \\'),
})
const few = fc.integer({ min: 1, max: 6 })

const aProduct = fc.record({
  title,
  brand: fc.option(brand),
  sku: fc.constantFrom('ZF-', 'mr ', 'گل-'),
  price: few.map((price) => price * 1_000),
  discount: fc.option(few),
  categoryIds: fc.uniqueArray(category),
  attributes: fc.uniqueArray(attribute, { selector: ({ name }) => name }),
  isGrouped: fc.boolean(),
  soldCount: few,
  ratingCount: few,
  day: few,
  isPublished: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  onHand: fc.option(fc.integer({ min: 0, max: 2 })),
})
type Made = typeof aProduct extends fc.Arbitrary<infer Product> ? Product : never

const aList = fc.record({
  q: fc.option(fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))),
  sort: fc.constantFrom(...SORTS),
  filter: fc.record(
    {
      categoryId: category,
      brand: fc.array(brand, { maxLength: 3 }),
      minPrice: few.map((price) => price * 1_000),
      maxPrice: few.map((price) => price * 1_000),
      inStock: fc.constant(true),
      discounted: fc.constant(true),
      attr: fc.array(
        attribute.map(({ name, value }) => `${name}:${value}`),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  ),
  offset: fc.integer({ min: 0, max: 12 }),
  take: fc.integer({ min: 1, max: 24 }),
})
type List = typeof aList extends fc.Arbitrary<infer One> ? One : never

/** Lists as shoppers request them most often; few of those above are like them. */
const plainFilters: List['filter'][] = [
  {},
  { inStock: true },
  { inStock: true, minPrice: 1_000 },
  { maxPrice: 5_000 },
  { minPrice: 2_000, maxPrice: 5_000, attr: ['رنگ:آبی'] },
]
const plainLists = plainFilters.map(
  (filter): List => ({ q: null, sort: 'newest', filter, offset: 0, take: 24 }),
)

const synonymsOf = makeSynonyms([
  { terms: ['گلاب', 'عرق گل'], isOneWay: false },
  { terms: ['کاشان', 'قمصر', 'سنگ'], isOneWay: true },
])

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `INSERT INTO product_groups (id, source_key, title) VALUES ('g', 'test:g', 'طرح')`,
  )
})
afterAll(() => database.close())

const put = async (id: string, made: Made) => {
  const { price, discount, day, isGrouped, onHand, ratingCount, sku, ...columns } = made
  const text = [made.title, ...synonymsOf(made.title)].join(' ')
  const row = {
    ...columns,
    id,
    sourceKey: id,
    slug: id,
    sku: sku + id,
    price,
    listPrice: discount === null ? null : price + discount * 1_000,
    groupId: isGrouped ? 'g' : null,
    ratingCount,
    ratingSum: 4 * ratingCount,
    searchSpaced: spacedSearchForm(text),
    searchJoined: joinedSearchForm(text),
    createdAt: new Date(2026, 0, day),
    updatedAt: new Date(2026, 0, day),
  }
  const { db } = database
  await db.insert(products).values(row).onConflictDoUpdate({ target: products.id, set: row })
  await db.delete(stock).where(eq(stock.productId, id))
  if (onHand !== null) await db.insert(stock).values({ productId: id, onHand })
}

async function* inBatches() {
  for (let after = ''; ; ) {
    const { last, entries } = await readEntriesAfter(database.db, after, 7)
    if (last === null) return
    after = last
    yield entries()
  }
}

const found = (q: string) => {
  const query = parseQuery(q)
  return query ? foundBy(query) : NOTHING
}

/** Reads what a shopper sees, from either catalogue. */
const listed = async (catalogue: Catalogue, { filter, q, sort, offset, take }: List) => {
  const list = { filter: filter as ProductFilter, offset, take }
  const { facets, rows } =
    q === null
      ? await catalogue.list({ ...list, sort: sort === 'relevance' ? 'newest' : sort })
      : await catalogue.search(found(q), { ...list, sort })
  return {
    ...facets,
    categories: facets.categories?.toSorted((one, other) => (one.id < other.id ? -1 : 1)) ?? [],
    brands: facets.brands ?? [],
    attributes: facets.attributes ?? [],
    ids: rows.map(({ id }) => id),
  }
}

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

test(
  'lists, filters and searches are the same from memory as from the database, whatever changes',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aProduct, { minLength: 1, maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(), fc.option(aProduct)), { maxLength: 8 }),
        fc.array(aList, { minLength: 12, maxLength: 12 }),
        async (made, changes, lists) => {
          await database.pool.query('DELETE FROM products')
          const ids = made.map(newId)
          for (const [place, product] of made.entries()) await put(ids[place] ?? '', product)
          const index = makeProductIndex()
          await index.load(inBatches())
          const changed: string[] = []
          for (const [place, product] of changes) {
            // Some change, some go, some are new.
            const id = ids[place % (ids.length + 2)] ?? newId()
            if (product) await put(id, product)
            else await database.db.delete(products).where(eq(products.id, id))
            changed.push(id)
          }
          index.replace(changed, await readEntries(database.db, changed))

          const memory = makeMemoryCatalogues(database.db)(database.db, index)
          const sql = makeSqlCatalogue({ db: database.db, cached: noCache })
          for (const list of [...lists, ...plainLists])
            expect(await listed(memory, list)).toEqual(await listed(sql, list))
          for (const { q } of lists) {
            const query = parseQuery(q ?? '')
            if (!query) continue
            const suggested = await sql.suggest(foundBy(query), 6)
            expect(idsOf(await memory.suggest(foundBy(query), 6))).toEqual(idsOf(suggested))
          }
          // A word that a search finds is not unknown; for a word that the index does not know, the database decides.
          const heard = [...new Set(lists.flatMap(({ q }) => parseQuery(q ?? '')?.words ?? []))]
          const unknown = await findUnknownWords(database.db, heard)
          expect(heard.filter((word) => unknown.has(word) && memory.knows(word))).toEqual([])
          expect(await memory.topOfCategory('c1', 5)).toEqual(await sql.topOfCategory('c1', 5))
          expect(await memory.facets.categories()).toEqual(await sql.facets.categories())
          expect((await memory.facets.brands()).toSorted()).toEqual((await sql.facets.brands()).toSorted())
          for (const groupId of [null, 'g'])
            expect(idsOf(await memory.get(ids, groupId)).sort()).toEqual(
              idsOf(await sql.get(ids, groupId)).sort(),
            )
        },
      ),
      // Each step of shrinking builds a shop: at the time limit the smallest failure so far is shown.
      {
        numRuns: runs(12, 600),
        interruptAfterTimeLimit: runs(55_000, 600_000),
        markInterruptAsFailure: true,
      },
    )
  },
  runs(60_000, 3_600_000),
)
