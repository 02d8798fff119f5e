import { MOST_SYNONYM_GROUPS } from '@hojreh/contract/admin'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { buildApp } from '../../app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { searchWords } from '../../modules/search/search.tables.ts'
import { refreshSearchWords } from '../../modules/search/search-words.repository.ts'
import { synonymChanges, synonymGroups } from '../../modules/search/synonym.tables.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'

let desk: TestDesk
let manager: TestStaff
let apps: Record<'this process' | 'another process' | 'a process without products in memory', TestApp['app']>
const closing: { close: () => Promise<unknown> }[] = []
beforeAll(async () => {
  desk = await makeDesk()
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
  const other = await desk.shop.secondApp()
  const sqlOnly = await buildApp({
    config: { ...desk.shop.config, PRODUCTS_IN_MEMORY: 0 },
    database: desk.shop.database,
  })
  closing.push(other, sqlOnly, desk.shop)
  apps = {
    'this process': desk.shop.app,
    'another process': other,
    'a process without products in memory': sqlOnly,
  }
})
afterAll(async () => {
  for (const one of closing) await one.close()
})

test('every group that a shop begins with can be opened', async () => {
  const given: { id: string }[] = []
  for (let after: string | null = '0'; after !== null; ) {
    const response = await manager.get(`/api/admin/synonyms?take=50&after=${after}`)
    const page: { items: { id: string }[]; next: string | null } = response.json()
    given.push(...page.items)
    after = page.next
  }
  expect(given.length).toBeGreaterThan(80)
  for (const { id } of given)
    expect((await manager.get(`/api/admin/synonyms/group?id=${id}`)).statusCode, id).toBe(200)
})

const put = (title: string) => putProduct(desk.shop.db, { title, slug: title.replaceAll(' ', '-') })
const act = (name: string, body: object, id?: string) =>
  manager.post(`/api/admin/synonyms/${name}${id === undefined ? '' : `?id=${id}`}`, body)
const add = async (terms: string[], isOneWay = false) => {
  const response = await act('add', { terms, isOneWay })
  expect(response.statusCode).toBe(200)
  return response.json<{ id: string }>().id
}
const found = async (app: TestApp['app'], q: string) => {
  const { items, correctedQuery } = (await app.inject({ url: '/api/shop/search', query: { q } })).json<{
    items: { title: string }[]
    correctedQuery: string | null
  }>()
  return { titles: items.map(({ title }) => title), correctedQuery }
}
/** About a second on a machine that does nothing else. */
const until = async (q: string, titles: string[]) => {
  for (const app of Object.values(apps))
    await expect.poll(async () => (await found(app, q)).titles).toEqual(titles)
}
const isSettled = () => expect.poll(() => desk.shop.db.$count(synonymChanges)).toBe(0)

test('words of a group find each other’s goods in every process, from memory and from the database, until it is removed', async () => {
  await put('آویز فیروزه نیشابور')
  expect((await found(desk.shop.app, 'ترکواز')).titles).toEqual([])
  const id = await add(['فیروزه', 'ترکواز'])
  await until('ترکواز', ['آویز فیروزه نیشابور'])
  const suggested = await desk.shop.app.inject({ url: '/api/shop/suggest', query: { q: 'ترکوا' } })
  expect(suggested.json().products).toHaveLength(1)
  expect((await act('edit', { version: 0, terms: ['فیروزه', 'کبودین'] }, id)).statusCode).toBe(200)
  await until('ترکواز', [])
  await until('کبودین', ['آویز فیروزه نیشابور'])
  await act('remove', {}, id)
  await until('کبودین', [])
})

test('of two members who saw the same words the second one gets 409, and the first one’s words stay', async () => {
  const other = await signInStaff(desk.shop, 'manager', '09330000002')
  const id = await add(['گبه', 'قالیچه'])
  const edit = (by: TestStaff, terms: string[], version: number) =>
    by.post(`/api/admin/synonyms/edit?id=${id}`, { version, terms })
  const group = async () => (await other.get(`/api/admin/synonyms/group?id=${id}`)).json()
  expect((await edit(manager, ['گبه', 'قالیچه', 'خرسک'], 0)).statusCode).toBe(200)
  const late = await edit(other, ['گبه', 'فرش'], 0)
  expect([late.statusCode, late.json().code]).toEqual([409, 'edit_conflict'])
  expect(await group()).toMatchObject({
    terms: [{ term: 'گبه' }, { term: 'قالیچه' }, { term: 'خرسک' }],
    edition: { version: 1 },
  })
  expect((await edit(other, ['گبه', 'فرش'], 1)).statusCode).toBe(200)
})

test('a typing slip in a new word is corrected to it, and the words kept are those that a whole count keeps', async () => {
  await put('خردکن برقی نگار')
  await add(['خردکن برقی', 'فودپروسسور قوی'])
  await until('فودپروسسور', ['خردکن برقی نگار'])
  await isSettled()
  expect(await found(desk.shop.app, 'فودپروسصور')).toEqual({
    titles: ['خردکن برقی نگار'],
    correctedQuery: 'فودپروسسور',
  })
  const wordsNow = () => desk.shop.db.select().from(searchWords).orderBy(searchWords.word)
  const kept = await wordsNow()
  await refreshSearchWords(desk.shop.db)
  const all = new Map((await wordsNow()).map((row) => [row.word, row]))
  expect(kept).toEqual(kept.map(({ word }) => all.get(word)))
})

test('of a one-way group the first word finds the others’ goods, and they do not find its own', async () => {
  await put('کادوی دلخواه شما')
  await put('صندوق خاتم اصفهان')
  await add(['کادوی', 'صندوق'], true)
  await until('کادوی', ['کادوی دلخواه شما', 'صندوق خاتم اصفهان'])
  expect((await found(desk.shop.app, 'صندوق')).titles).toEqual(['صندوق خاتم اصفهان'])
})

test('a product that was being written with the words of before is brought up to date when its writer is done', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let wrote = () => {}
  const written = new Promise<void>((resolve) => {
    wrote = resolve
  })
  const title = 'سینی ورشو بروجرد'
  const writing = desk.shop.db.transaction(async (tx) => {
    const forms = productSearchForms(
      { title, brand: null, sku: 'W-1', options: [], tags: [], categoryTitles: [] },
      await readSynonyms(tx),
    )
    await putProduct(tx, { title, slug: 'varsho', sku: 'W-1', ...forms })
    wrote()
    await finished
  })
  await written
  await add(['ورشو', 'نیکلین'])
  // The first pass goes by while the product cannot be seen yet.
  await expect
    .poll(async () => (await desk.shop.db.select().from(synonymChanges))[0]?.horizon ?? null)
    .not.toBeNull()
  finish()
  await writing
  await until('نیکلین', [title])
  await isSettled()
})

test('more goods than one batch are all written, once, and their number stands at the word', async () => {
  await desk.shop.db.execute(sql`
    INSERT INTO products (id, source_key, sku, slug, title, price, search_spaced, search_joined, created_at, updated_at)
    SELECT 'many-' || n, 'many-' || n, 'many-' || n, 'many-' || n, 'نمد فیروزکوه', 1000, 'نمد فیروزکوه', 'نمدفیروزکوه', now(), now()
    FROM generate_series(1, 620) AS n`)
  const id = await add(['نمد', 'فلتین'])
  await isSettled()
  expect(await desk.shop.db.$count(products, sql`search_joined LIKE '%فلتین%'`)).toBe(620)
  const { terms } = (await manager.get(`/api/admin/synonyms/group?id=${id}`)).json()
  expect(terms).toEqual([
    { term: 'نمد', goods: 620 },
    { term: 'فلتین', goods: 620 },
  ])
  await desk.shop.db.delete(products).where(eq(products.title, 'نمد فیروزکوه'))
})

test.each([
  ['one word', ['مس']],
  ['the same word twice to the search', ['لپ تاپ', 'لپ\u200cتاپ']],
  ['a word without a letter', ['مس', '؟!']],
  ['too many', Array.from({ length: 21 }, (_, n) => `واژه ${n}`)],
])('%s is no group', async (_, terms) => {
  const response = await act('add', { terms })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields).some((field) => field.startsWith('terms'))).toBe(true)
})

test('the shop begins with the names of brands in both alphabets, and finds them in its list', async () => {
  const { items } = (await manager.get('/api/admin/synonyms?q=سامسون')).json()
  expect(items.map(({ terms }: { terms: { term: string }[] }) => terms.map(({ term }) => term))).toEqual([
    ['samsung', 'سامسونگ'],
  ])
})

test('of two who add a group at once when one more fits, the second is refused', async () => {
  const { db } = desk.shop
  const left = MOST_SYNONYM_GROUPS - (await db.$count(synonymGroups)) - 1
  await db.execute(sql`INSERT INTO synonym_groups (id, terms, created_at)
    SELECT 'full-' || n, ARRAY['full-' || n, 'voll-' || n], now() FROM generate_series(1, ${left}) AS n`)
  const other = await signInStaff(desk.shop, 'manager', '09330000009')
  // The first to come has counted and waits until the second has come as well.
  const both = await db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE synonym_changes IN SHARE MODE`)
    const adding = [manager, other].map((by, place) =>
      by.post('/api/admin/synonyms/add', { terms: [`تازه ${place}`, `نو ${place}`], isOneWay: false }),
    )
    await untilSomebodyWaits(db, 2)
    return { results: Promise.all(adding) }
  })
  const results = await both.results
  expect(results.map((response) => response.json().code ?? 'added').toSorted()).toEqual([
    'added',
    'synonyms_full',
  ])
  expect(await db.$count(synonymGroups)).toBe(MOST_SYNONYM_GROUPS)
  await db.delete(synonymGroups).where(sql`id LIKE 'full-%' OR terms[1] LIKE 'تازه %'`)
})
