import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'

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
  editor = await signInStaff(desk.shop, 'catalogue', `0938${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

interface Category {
  id: string
  slug: string
  title: string
  parentId: string | null
  goods: number
}
let names = 0
const nameOf = (word: string) => {
  names += 1
  return `${word} ${names}`
}
const add = async (title: string, parentId: string | null = null): Promise<Category> =>
  (await editor.post('/api/admin/category/add', { title, parentId })).json()
const edit = (id: string, body: object, by: Pick<TestStaff, 'post'> = editor) =>
  by.post(`/api/admin/category/edit?id=${id}`, { version: 0, ...body })
const remove = (id: string, goodsTo: string | null) =>
  editor.post(`/api/admin/category/remove?id=${id}`, { goodsTo })
const putGoods = async (categoryId: string): Promise<string> => {
  const body = { title: nameOf('قالیچه'), sku: nameOf('RUG').replace(' ', '-'), price: 500_000 }
  const made = await editor.post('/api/admin/product/add', { ...body, isPublished: true, categoryId })
  return made.json().productId
}
const list = async (): Promise<Category[]> => (await editor.get('/api/admin/categories')).json()
const shop = async (url: string) => (await desk.shop.app.inject({ url })).json()
const goodsIn = async (slug: string): Promise<string[]> =>
  ((await shop(`/api/shop/products?category=${encodeURIComponent(slug)}`)).items ?? []).map(
    ({ productId }: { productId: string }) => productId,
  )
const found = async (q: string): Promise<string[]> =>
  (await shop(`/api/shop/search?q=${encodeURIComponent(q)}`)).items.map(
    ({ productId }: { productId: string }) => productId,
  )
/** Half a second, on a machine that does nothing else. */

test('a category that is renamed has its new name in menu and search within a second, and its address stays', async () => {
  const parent = await add(nameOf('زیرانداز'))
  const rugs = await add(nameOf('فرش'), parent.id)
  const product = await putGoods(rugs.id)
  await eventually(async () => expect(await goodsIn(parent.slug)).toContain(product))
  expect((await edit(rugs.id, { title: 'گبه‌ی قشقایی' })).json()).toMatchObject({
    ...{ title: 'گبه‌ی قشقایی', slug: rugs.slug, goods: 1 },
  })
  await eventually(async () => {
    expect(JSON.stringify(await shop('/api/shop/categories'))).toContain('گبه‌ی قشقایی')
    expect(await found('گبه قشقایی')).toContain(product)
  })
  expect(await found(rugs.title)).not.toContain(product)
  const sitemap = await desk.shop.app.inject('/sitemap/categories.xml')
  expect(sitemap.body).toContain(encodeURIComponent(rugs.slug))
})

test('a category with another address is found at its old one, too, and says where it is; the sitemap has the new one alone', async () => {
  const rugs = await add(nameOf('گلیم'))
  const product = await putGoods(rugs.id)
  const slug = `gelim-${names}`
  const edited = await edit(rugs.id, { slug, seoTitle: 'خرید گلیم', seoDescription: 'گلیم دست‌باف' })
  expect(edited.json()).toMatchObject({ slug, seoTitle: 'خرید گلیم', edition: { version: 1 } })
  await eventually(async () => {
    const { items, category } = await shop(`/api/shop/products?category=${encodeURIComponent(rugs.slug)}`)
    expect(items).toMatchObject([{ productId: product }])
    expect(category).toMatchObject({ slug, title: rugs.title })
    expect(category.seo).toEqual({ title: 'خرید گلیم', description: 'گلیم دست‌باف' })
  })
  await eventually(async () => {
    const sitemap = decodeURIComponent((await desk.shop.app.inject('/sitemap/categories.xml')).body)
    expect(sitemap).toContain(`category=${slug}<`)
    expect(sitemap).not.toContain(`category=${rugs.slug}<`)
  })
})

test('an address is one category’s alone: a taken one is refused, and a former one goes to whoever takes it', async () => {
  const [first, second] = [await add(nameOf('ترمه')), await add(nameOf('قلمکار'))]
  const refused = await edit(second.id, { slug: first.slug })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'slug_taken'])
  expect(Object.keys(refused.json().fields)).toEqual(['slug'])
  expect((await edit(first.id, { slug: `termeh-${names}` })).statusCode).toBe(200)
  expect((await edit(second.id, { slug: first.slug })).statusCode).toBe(200)
  expect((await edit(first.id, { version: 1, slug: first.slug })).json().code).toBe('slug_taken')
  await eventually(async () =>
    expect(
      (await shop(`/api/shop/products?category=${encodeURIComponent(first.slug)}`)).category,
    ).toMatchObject({
      title: second.title,
    }),
  )
})

test('a category that is moved takes its goods along: lists of the old parent lose them, those of the new one have them', async () => {
  const [from, to] = [await add(nameOf('کهنه')), await add(nameOf('نو'))]
  const moved = await add(nameOf('گلیم'), from.id)
  const below = await add(nameOf('جاجیم'), moved.id)
  const product = await putGoods(below.id)
  expect((await edit(moved.id, { parentId: to.id })).json()).toMatchObject({ parentId: to.id })
  await eventually(async () => {
    expect(await goodsIn(to.slug)).toContain(product)
    expect(await goodsIn(from.slug)).not.toContain(product)
    expect(await goodsIn(below.slug)).toContain(product)
  })
})

test('the goods of a removed category go where the person says; one that has others below it stays', async () => {
  const parent = await add(nameOf('ظرف'))
  const [cups, bowls] = [await add(nameOf('فنجان'), parent.id), await add(nameOf('کاسه'), parent.id)]
  const product = await putGoods(cups.id)
  expect((await remove(parent.id, null)).json().code).toBe('category_in_use')
  expect((await remove(cups.id, cups.id)).json().code).toBe('category_gone')
  const left = (await remove(cups.id, bowls.id)).json<Category[]>()
  expect(left.map(({ id }) => id)).not.toContain(cups.id)
  expect(left.find(({ id }) => id === bowls.id)?.goods).toBe(1)
  await eventually(async () => expect(await goodsIn(bowls.slug)).toContain(product))
  expect((await remove(bowls.id, null)).statusCode).toBe(200)
  expect((await editor.get(`/api/admin/product?id=${product}`)).json()).toMatchObject({ categoryId: null })
})

test('a category never stands below itself, nor twice by one name in one place', async () => {
  const top = await add(nameOf('بالا'))
  const below = await add('پایین', top.id)
  const refusedBy = async (response: Promise<{ json: () => { code: string; fields: object } }>) => {
    const { code, fields } = (await response).json()
    return [code, ...Object.keys(fields ?? {})]
  }
  expect(await refusedBy(edit(top.id, { parentId: below.id }))).toEqual(['category_circle', 'parentId'])
  expect(await refusedBy(edit(top.id, { parentId: 'nobody-has-this' }))).toEqual([
    'category_gone',
    'parentId',
  ])
  expect(
    await refusedBy(editor.post('/api/admin/category/add', { title: 'پایین', parentId: top.id })),
  ).toEqual(['category_title_taken', 'title'])
})

test('a category goes before another one, below another parent or last; the order of the shop is the one of its menu', async () => {
  const [top, away] = [await add(nameOf('ترتیب')), await add(nameOf('دیگر'))]
  const [one, two, three] = [await add('الف', top.id), await add('ب', top.id), await add('پ', top.id)]
  const far = await add('دور', away.id)
  const product = await putGoods(one.id)
  const below = async (parentId: string) =>
    (await list()).filter((category) => category.parentId === parentId).map(({ title }) => title)
  const place = (id: string, body: object) =>
    editor.post(`/api/admin/category/place?id=${id}`, { version: 0, nextId: null, ...body })
  const seen = [one.id, two.id, three.id]
  expect((await place(three.id, { parentId: top.id, nextId: one.id, seen })).statusCode).toBe(200)
  expect(await below(top.id)).toEqual(['پ', 'الف', 'ب'])
  // This member still sees the old order, and would undo the colleague's move.
  expect((await place(two.id, { parentId: top.id, nextId: one.id, seen })).json().code).toBe('conflict')
  const now = [three.id, one.id, two.id]
  expect((await place(two.id, { parentId: top.id, seen: now })).json().code).toBe('already_done')
  const late = await place(three.id, { parentId: away.id, seen: [far.id] })
  expect(late.json().code).toBe('edit_conflict')
  expect((await place(one.id, { parentId: away.id, nextId: far.id, seen: [far.id] })).statusCode).toBe(200)
  expect([await below(top.id), await below(away.id)]).toEqual([
    ['پ', 'ب'],
    ['الف', 'دور'],
  ])
  await eventually(async () => expect(await goodsIn(away.slug)).toContain(product))
  const circle = await place(away.id, { parentId: one.id, seen: [] })
  expect([circle.statusCode, circle.json().code]).toEqual([409, 'category_circle'])
})

test('of two members who move two categories below one another one is refused; of two edits of one version the second is told', async () => {
  const twin = adminPage({ app: other }, editor.headers)
  const [one, two] = [await add(nameOf('یک')), await add(nameOf('دو'))]
  const moves = await Promise.all([
    edit(one.id, { parentId: two.id }),
    edit(two.id, { parentId: one.id }, twin),
  ])
  expect(moves.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const edits = await Promise.all([
    edit(one.id, { version: 1, description: 'الف' }),
    edit(one.id, { version: 1, description: 'ب' }, twin),
  ])
  expect(edits.map(({ statusCode }) => statusCode)).toContain(409)
})

test('what a category says its goods are described by orders filters, tables and forms, there and below', async () => {
  const attributes = (...names: string[]) => names.map((name) => ({ name, value: `${name} یک` }))
  const parent = await add(nameOf('زیرانداز'))
  const rugs = await add(nameOf('فرش'), parent.id)
  const facetsOf = async (query: string): Promise<string[]> =>
    (await shop(`/api/shop/products?${query}`)).facets.attributes.map(({ name }: { name: string }) => name)
  // Fourteen names that two goods have are more than a list shows; the alphabet would cut the last ones.
  const many = Array.from({ length: 12 }, (_, place) => `الف${place}`)
  const body = { price: 500_000, isPublished: true, categoryId: rugs.id }
  const typed = { ...body, attributes: attributes('شست‌وشو', ...many, 'یزدی', 'پرز') }
  const [first] = await Promise.all(
    ['one', 'two'].map((sku) =>
      editor.post('/api/admin/product/add', { ...typed, title: nameOf('فرش'), sku: `${sku}-${names}` }),
    ),
  )
  await eventually(async () => expect(await facetsOf(`category=${rugs.slug}`)).toHaveLength(12))
  expect(await facetsOf(`category=${rugs.slug}`)).not.toContain('یزدی')

  await edit(parent.id, {
    attributes: [
      { name: 'یزدی', isFilter: true },
      { name: 'پرز', isFilter: false },
    ],
  })
  const own = [
    { name: 'پرز', isFilter: true },
    { name: 'شست‌وشو', isFilter: false },
  ]
  expect((await edit(rugs.id, { attributes: own })).json()).toMatchObject({ attributes: own })
  await eventually(async () =>
    expect((await facetsOf(`category=${rugs.slug}`)).slice(0, 3)).toEqual(['پرز', 'یزدی', many[0]]),
  )
  expect(await facetsOf(`category=${rugs.slug}`)).not.toContain('شست‌وشو')
  const above = await facetsOf(`category=${parent.slug}`)
  expect([above[0], above.includes('پرز')]).toEqual(['یزدی', false])
  // A visitor who filters by it already can remove it.
  const chosen = `category=${rugs.slug}&attr=${encodeURIComponent('شست‌وشو:شست‌وشو یک')}`
  expect(await facetsOf(chosen)).toContain('شست‌وشو')

  const { product } = await shop(`/api/shop/product?slug=${encodeURIComponent(first?.json().slug)}`)
  const inTable = product.attributes.map(({ name }: { name: string }) => name)
  expect(inTable).toEqual(['پرز', 'شست‌وشو', 'یزدی', ...many])
  const forForm = (await editor.get(`/api/admin/attribute-names?categoryId=${rugs.id}`)).json()
  expect(forForm.slice(0, 4)).toMatchObject([
    { name: 'پرز', values: ['پرز یک'], isOfCategory: true, kind: 'text', unit: '', choices: [] },
    { name: 'شست‌وشو', values: ['شست‌وشو یک'], isOfCategory: true },
    { name: 'یزدی', values: ['یزدی یک'], isOfCategory: true },
    { isOfCategory: false },
  ])
})

test('an attribute is typed as its category says; shoppers read it with its unit, in tables and filters', async () => {
  const rugs = await add(nameOf('فرش'))
  const length = { name: 'درازا', isFilter: true, kind: 'number', unit: 'سانتی‌متر' }
  const empty = { name: 'جنس', isFilter: true, kind: 'choice', choices: [] }
  const refused = await edit(rugs.id, { attributes: [length, empty] })
  expect([refused.statusCode, JSON.stringify(refused.json().fields)]).toEqual([
    422,
    expect.stringContaining('گزینه'),
  ])
  const wool = { ...empty, choices: ['پشم', 'ابریشم'] }
  expect((await edit(rugs.id, { attributes: [length, wool] })).statusCode).toBe(200)
  const forForm = (await editor.get(`/api/admin/attribute-names?categoryId=${rugs.id}`)).json()
  expect(forForm.slice(0, 2)).toMatchObject([
    { name: 'درازا', kind: 'number', unit: 'سانتی‌متر' },
    { name: 'جنس', kind: 'choice', choices: ['پشم', 'ابریشم'] },
  ])
})

test('a category names each attribute once; a second edit of what was seen is told so', async () => {
  const rugs = await add(nameOf('گلیم'))
  const wool = { name: 'جنس', isFilter: true }
  expect((await edit(rugs.id, { attributes: [wool, wool] })).statusCode).toBe(422)
  expect((await edit(rugs.id, { attributes: [wool] })).statusCode).toBe(200)
  expect((await edit(rugs.id, { attributes: [] })).json().code).toBe('edit_conflict')
})
