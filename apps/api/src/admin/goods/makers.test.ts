import type { MakerRecord } from '@hojreh/contract/admin'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { makerRepository } from '../../modules/maker/maker.repository.ts'
import { makers } from '../../modules/maker/maker.tables.ts'
import { makeMakerGatherer } from '../../workflows/makers/gather-makers.ts'

let desk: TestDesk
let other: FastifyInstance
let editor: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  editor = await signInStaff(desk.shop, 'catalogue', `0937${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

let names = 0
const nameOf = (word: string) => {
  names += 1
  return `${word} ${names}`
}
const add = async (body: object): Promise<MakerRecord> =>
  (await editor.post('/api/admin/maker/add', body)).json()
const edit = (id: string, body: object) =>
  editor.post(`/api/admin/maker/edit?id=${id}`, { version: 0, ...body })
const merge = (id: string, into: string, version = 0) =>
  editor.post(`/api/admin/maker/merge?id=${id}`, { version, into })
const read = async (id: string): Promise<MakerRecord> =>
  (await editor.get(`/api/admin/maker?id=${id}`)).json()
const find = async (title: string) => {
  const query = new URLSearchParams({ q: title })
  return (await editor.get(`/api/admin/makers?${query}`)).json().items as MakerRecord[]
}
const putGoods = async (brand: string): Promise<string> => {
  const body = { title: nameOf('گلدان'), sku: nameOf('POT').replace(' ', '-'), price: 500_000, brand }
  return (await editor.post('/api/admin/product/add', { ...body, isPublished: true })).json().productId
}
const brandOf = async (id: string) =>
  (await desk.shop.db.select().from(products).where(eq(products.id, id)))[0]?.brand
const shop = async (url: string) => (await desk.shop.app.inject({ url })).json()
const pageOf = (slug: string) => shop(`/api/shop/products?maker=${encodeURIComponent(slug)}`)
/** Half a second, on a machine that does nothing else. */

test('a maker that a product names first is made, and every spelling of it after that is this one', async () => {
  const title = nameOf('نگارستان كهن')
  const first = await putGoods(title)
  const again = await putGoods(title.replace('ك', 'ک').replace(' ', '\u200c'))
  expect(await brandOf(again)).toBe(await brandOf(first))
  expect(await find(title)).toMatchObject([{ title: await brandOf(first), goods: 2 }])
})

test('the page of a maker has its words and its goods, and its text is cleaned', async () => {
  const title = nameOf('مینا')
  const maker = await add({
    title,
    descriptionHtml: '<p>کارگاهی در <strong>اصفهان</strong></p><script>alert(1)</script>',
    seoDescription: 'میناکاری اصفهان',
  })
  const product = await putGoods(title)
  await eventually(async () => expect((await pageOf(maker.slug)).items?.[0]?.productId).toBe(product))
  expect((await pageOf(maker.slug)).maker).toEqual({
    ...{ slug: maker.slug, title, image: null },
    descriptionHtml: '<p>کارگاهی در <strong>اصفهان</strong></p>',
    seo: { title, description: 'میناکاری اصفهان' },
  })
  await editor.post(`/api/admin/maker/picture?id=${maker.id}&alt=x`, desk.pixel)
  await eventually(async () => expect((await pageOf(maker.slug)).maker.image).toMatchObject({ alt: 'x' }))
})

test('a renamed maker keeps its goods, which are found by the new name; the old address leads to the new one', async () => {
  const title = nameOf('سفالینه')
  const product = await putGoods(title)
  const [maker] = await find(title)
  const [id, slug, renamed] = [maker?.id ?? '', maker?.slug ?? '', nameOf('کوزه‌گران')]
  expect((await edit(id, { title: renamed, slug: '' })).json()).toMatchObject({ title: renamed, goods: 1 })
  expect(await brandOf(product)).toBe(renamed)
  const after = await read(id)
  expect(after.otherNames).toEqual([title])
  await eventually(async () => {
    const found = await shop(`/api/shop/search?q=${encodeURIComponent(renamed)}`)
    expect(found.items.map((one: { productId: string }) => one.productId)).toEqual([product])
    const rules = await shop('/api/setting/routeRules')
    expect(rules).toContainEqual(
      expect.objectContaining({ from: `/brand/${slug}`, to: `/brand/${after.slug}` }),
    )
    expect((await desk.shop.app.inject('/sitemap/brands.xml')).body).toContain(encodeURIComponent(after.slug))
  })
  // A file, or a process of yesterday, still says the old name.
  expect(await brandOf(await putGoods(title))).toBe(renamed)
})

test('of two makers that are merged one stays, with the goods, names and address of both', async () => {
  const [one, two] = [nameOf('Samsung'), nameOf('سامسونگ')]
  const product = await putGoods(one)
  await putGoods(two)
  const [[gone], [kept]] = [await find(one), await find(two)]
  const merged = await merge(gone?.id ?? '', kept?.id ?? '')
  expect(merged.json()).toMatchObject({ title: two, goods: 2, otherNames: [one] })
  expect(await brandOf(product)).toBe(two)
  expect(await find(one)).toEqual([])
  expect(await shop('/api/setting/routeRules')).toContainEqual(
    expect.objectContaining({ from: `/brand/${gone?.slug}`, to: `/brand/${kept?.slug}` }),
  )
  expect((await merge(kept?.id ?? '', kept?.id ?? '')).json()).toMatchObject({ code: 'maker_gone' })
})

test('a maker with goods is not removed; of two edits of one version the second is told of the first', async () => {
  const title = nameOf('قلم‌کار')
  const product = await putGoods(title)
  const [maker] = await find(title)
  const id = maker?.id ?? ''
  const remove = (version: number) => editor.post(`/api/admin/maker/remove?id=${id}`, { version })
  expect((await remove(0)).json()).toMatchObject({ code: 'maker_in_use' })
  expect((await edit(id, { seoTitle: 'قلم‌کار' })).statusCode).toBe(200)
  expect((await edit(id, { seoTitle: 'دیگر' })).json()).toMatchObject({ code: 'edit_conflict' })
  await editor.post(`/api/admin/product/edit?id=${product}`, { version: 0, brand: '' })
  expect((await remove(0)).json()).toMatchObject({ code: 'edit_conflict' })
  expect((await remove(1)).json()).toEqual({ success: true })
  expect(await find(title)).toEqual([])
})

test('the name of another maker is refused at its field, however it is spelled', async () => {
  const title = nameOf('خاتم كاران')
  await add({ title })
  const refused = await editor.post('/api/admin/maker/add', { title: title.replace('ك', 'ک') })
  expect(refused.json()).toMatchObject({ code: 'maker_title_taken', fields: { title: expect.any(String) } })
  const { id } = await add({ title: nameOf('گره‌چین') })
  expect((await edit(id, { title })).json()).toMatchObject({ code: 'maker_title_taken' })
})

test('a product that takes the name of a maker who is being merged gets the one that stays', async () => {
  const [gone, kept] = [await add({ title: nameOf('زری') }), await add({ title: nameOf('زری‌باف') })]
  const product = await putProduct(desk.shop.db, { brand: null })
  const { db } = desk.shop
  let edited: ReturnType<TestStaff['post']> | undefined
  await db.transaction(async (tx) => {
    const locked = (await makerRepository(tx).lock([gone.id, kept.id])).get(gone.id)
    edited = editor.post(`/api/admin/product/edit?id=${product}`, { version: 0, brand: gone.title })
    await untilSomebodyWaits(db)
    await makerRepository(tx).moveNames(gone.id, kept.id)
    if (locked) await makerRepository(tx).remove(locked)
  })
  expect((await edited)?.statusCode).toBe(200)
  expect(await brandOf(product)).toBe(kept.title)
})

test('what an older process wrote gets its maker, and one spelling for all', async () => {
  const { db, time } = desk.shop
  const [known, fresh] = [await add({ title: nameOf('ترمه يزد') }), nameOf('قالی کویر')]
  const goods = [
    await putProduct(db, { brand: known.title.replace('ي', 'ی') }),
    await putProduct(db, { brand: fresh }),
    await putProduct(db, { brand: fresh.replace(' ', '\u200c') }),
  ]
  const page = async () => (await pageOf(known.slug)).items ?? []
  await eventually(async () => expect(await page()).toHaveLength(1))
  await makeMakerGatherer({ database: desk.shop.database, clock: time.clock })()
  const [first, second, third] = await Promise.all(goods.map(brandOf))
  expect(first).toBe(known.title)
  expect(second).toBe(third)
  expect(
    await db
      .select()
      .from(makers)
      .where(eq(makers.title, second ?? '')),
  ).toHaveLength(1)
})
