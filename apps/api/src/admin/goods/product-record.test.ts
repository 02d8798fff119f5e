import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { categories, products } from '../../modules/catalog/catalog.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditActions } from '../../workflows/audit/audit-actions.ts'

let desk: TestDesk
let other: FastifyInstance
let editor: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  await desk.shop.db.insert(categories).values([
    { id: 'category-home', slug: 'home', title: 'خانه' },
    { id: 'category-rugs', slug: 'rugs', title: 'فرش', parentId: 'category-home' },
    { id: 'category-gift', slug: 'gift', title: 'هدیه' },
  ])
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

let codes = 0
const typed = (changes: object = {}) => {
  codes += 1
  return { title: `گلدان ${codes}`, sku: `POT-${codes}`, price: 500_000, isPublished: true, ...changes }
}
const add = async (changes: object = {}) => {
  const response = await editor.post('/api/admin/product/add', typed(changes))
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const edit = (id: string, changes: object, by: Pick<TestStaff, 'post'> = editor) =>
  by.post(`/api/admin/product/edit?id=${id}`, { version: 0, ...changes })
const shop = async (url: string) => (await desk.shop.app.inject({ url })).json()
const pageOf = (slug: string) => shop(`/api/shop/product?slug=${encodeURIComponent(slug)}`)
const listed = async (query: string): Promise<string[]> =>
  (await shop(`/api/shop/products?${query}`)).items.map(({ productId }: { productId: string }) => productId)
const found = async (q: string): Promise<string[]> =>
  (await shop(`/api/shop/search?q=${encodeURIComponent(q)}`)).items.map(
    ({ productId }: { productId: string }) => productId,
  )

describe('a product that is made at the desk', () => {
  test('is sold at once: on its page, in the lists of its category and those above, and in the search', async () => {
    const { productId, slug } = await add({
      title: 'قالیچه‌ی ابریشمی',
      categoryId: 'category-rugs',
      brand: 'نگارستان',
      onHand: 3,
      descriptionHtml: 'بافته از ابریشم\n\nشستنی<script>alert(1)</script>',
    })
    expect(slug).toBe('قالیچه-ی-ابریشمی')
    await expect.poll(() => listed('category=home')).toContain(productId)
    expect(await listed('category=rugs&inStock=true')).toContain(productId)
    expect(await found('ابریشمی نگارستان')).toContain(productId)
    const { product, breadcrumbs } = await pageOf(slug)
    expect(product).toMatchObject({ price: 500_000, maxCount: 3, brand: 'نگارستان' })
    expect(product.descriptionHtml).toBe('<p>بافته از ابریشم</p><p>شستنی</p>')
    expect(breadcrumbs.map(({ title }: { title: string }) => title)).toEqual(['خانه', 'فرش'])
  })

  test('that is a copy begins with the pictures of the other one; those of nobody are none', async () => {
    const { productId: one } = await add()
    await editor.post(`/api/admin/product/picture/add?id=${one}`, desk.pixel)
    const [{ pictures }, bare] = [
      await add({ picturesOf: one }),
      await add({ picturesOf: 'nobody-has-this' }),
    ]
    expect(pictures).toMatchObject([{ width: 1 }])
    expect(bare.pictures).toEqual([])
  })

  test('stays hidden until it is shown, and has no price before that', async () => {
    const { productId, slug, isPublished } = await add({ price: 0, isPublished: false })
    expect(isPublished).toBe(false)
    expect((await pageOf(slug)).code).toBe('not_found')
    const early = await edit(productId, { isPublished: true })
    expect([early.statusCode, early.json().code]).toEqual([409, 'price_missing'])
    expect((await edit(productId, { isPublished: true, price: 10 })).statusCode).toBe(200)
    expect((await pageOf(slug)).product.price).toBe(10)
  })

  test('has an address of its own, also where its title is another one’s', async () => {
    const first = await add({ title: 'کوزه‌ی آبی' })
    const second = await add({ title: 'کوزه‌ی آبی' })
    expect([first.slug, second.slug]).toEqual(['کوزه-ی-آبی', 'کوزه-ی-آبی-2'])
  })
})

test.each([
  ['title', { title: ' ' }],
  ['sku', { sku: '' }],
  ['price', { price: 15 }],
  ['listPrice', { listPrice: 0 }],
  ['maxPerOrder', { maxPerOrder: 0 }],
  ['weightGrams', { weightGrams: 1.5 }],
  ['onHand', { onHand: -1 }],
])('a wrong %s is told at its field: %j', async (field, changes) => {
  const response = await editor.post('/api/admin/product/add', typed(changes))
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

test.each([
  ['sku_taken', 'sku', async () => ({ sku: (await add()).sku })],
  ['slug_taken', 'slug', async () => ({ slug: (await add()).slug })],
  ['list_price_too_low', 'listPrice', async () => ({ listPrice: 500_000 })],
  ['category_gone', 'categoryId', async () => ({ categoryId: 'category-nowhere' })],
  ['price_missing', 'price', async () => ({ price: 0 })],
] as const)(
  '%s is refused and told at its field, of a new product and of one that is edited',
  async (code, field, make) => {
    const changes = await make()
    for (const response of [
      await editor.post('/api/admin/product/add', typed(changes)),
      await edit((await add()).productId, { price: 500_000, ...changes }),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([409, code])
      expect(Object.keys(response.json().fields)).toEqual([field])
    }
  },
)

describe('an edit', () => {
  test('is seen in the page, the lists, the search, the sitemap and the feed within a second, and its old address leads on', async () => {
    const { productId, slug } = await add({ title: 'طاقچه‌ی چوبی', categoryId: 'category-home' })
    // The feed takes nothing without a picture.
    const image = { key: '0'.repeat(32), width: 600, height: 400, alt: '', color: '#888888' }
    await desk.shop.db
      .update(products)
      .set({ images: [image] })
      .where(eq(products.id, productId))
    await expect.poll(() => listed('category=home')).toContain(productId)
    const changes = { title: 'سینی نقره', slug: 'سینی نقره', price: 900_000, categoryId: 'category-gift' }
    expect((await edit(productId, changes)).json()).toMatchObject({
      slug: 'سینی-نقره',
      edition: { version: 1 },
    })
    const documents = async () => {
      const read = (url: string) => desk.shop.app.inject({ url })
      const both = await Promise.all([read('/sitemap/products-1.xml'), read('/feeds/google.xml')])
      return both.map(({ body }) => decodeURI(body))
    }
    await eventually(async () => {
      expect(await listed('category=gift')).toContain(productId)
      expect(await listed('category=home')).not.toContain(productId)
      expect(await found('سینی نقره')).toContain(productId)
      expect(await found('طاقچه چوبی')).not.toContain(productId)
      for (const document of await documents()) {
        expect(document).toContain('/shop/سینی-نقره<')
        expect(document).not.toContain(`/shop/${slug}<`)
      }
    })
    expect(await shop('/api/setting/routeRules')).toContainEqual({
      ...{ from: `/shop/${slug}`, to: '/shop/سینی-نقره', status: 301 },
    })
  })

  test('that gives an address back leaves no redirect in a circle, and older ones lead to where it is', async () => {
    const { productId } = await add({ slug: 'one' })
    await edit(productId, { slug: 'two' })
    await edit(productId, { version: 1, slug: 'three' })
    await edit(productId, { version: 2, slug: 'one' })
    const rules: { from: string; to: string }[] = await shop('/api/setting/routeRules')
    const own = rules.filter(({ to }) => to === '/shop/one').map(({ from }) => from)
    expect(own.toSorted()).toEqual(['/shop/three', '/shop/two'])
    expect(rules.map(({ from }) => from)).not.toContain('/shop/one')
  })

  test('sends only what changed: the rest stays, also what an import put there', async () => {
    const id = await putProduct(desk.shop.db, {
      ...{ tags: ['دست‌بافت'], weightGrams: 1_200, categoryId: 'category-rugs' },
      categoryIds: ['category-home', 'category-rugs', 'category-gift'],
      options: [{ name: 'رنگ', value: 'لاکی' }],
    })
    const product = (await edit(id, { categoryId: 'category-home', title: 'گلیم' })).json()
    expect(product).toMatchObject({ weightGrams: 1_200, price: 1_000_000, title: 'گلیم' })
    await expect.poll(() => found('گلیم لاکی دست‌بافت هدیه')).toEqual([id])
    expect(await listed('category=rugs')).not.toContain(id)
    expect(await listed('category=gift')).toContain(id)
  })

  test('of the words for search engines shows them in the place of title and summary; emptied, those come back', async () => {
    const { productId, slug, title } = await add({ summary: 'سبک\nشستنی' })
    const own = { seoTitle: 'خرید گلدان', seoDescription: 'گلدان سفالی' }
    const before = (await pageOf(slug)).product.seo
    expect(before).toEqual({ title, description: 'سبک، شستنی' })
    expect((await edit(productId, own)).json()).toMatchObject(own)
    await expect
      .poll(async () => (await pageOf(slug)).product.seo)
      .toEqual({
        title: own.seoTitle,
        description: own.seoDescription,
      })
    await edit(productId, { version: 1, seoTitle: '', seoDescription: '' })
    await expect.poll(async () => (await pageOf(slug)).product.seo).toEqual(before)
  })

  test('of two at the same moment one is kept; the other is told who was quicker', async () => {
    const { productId } = await add()
    const twin = adminPage({ app: other }, editor.headers)
    const both = await Promise.all([
      edit(productId, { price: 600_000 }),
      edit(productId, { price: 700_000 }, twin),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({
      code: 'edit_conflict',
      message: expect.stringContaining('همکار catalogue'),
    })
  })

  test('of the price is in the books with both prices; a long description only as having changed', async () => {
    const { productId } = await add()
    await edit(productId, { price: 800_000, descriptionHtml: 'متن تازه' })
    const owner = await signInStaff(desk.shop, 'owner', `0936${String(members).padStart(7, '0')}`)
    const { items } = (
      await owner.get(`/api/admin/actions?subject=product:${productId}&call=editProduct`)
    ).json()
    expect(items).toMatchObject([{ before: { price: 500_000 }, after: { price: 800_000 } }])
    expect(JSON.stringify(items)).not.toContain('متن تازه')
  })
})

test('two products that want one code at the same moment: one gets it', async () => {
  const twin = adminPage({ app: other }, editor.headers)
  const post = (by: Pick<TestStaff, 'post'>) => by.post('/api/admin/product/add', typed({ sku: 'THE-ONE' }))
  const both = await Promise.all([post(editor), post(twin)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('who chooses a category reads it with those above it, and the brands there are', async () => {
  const choices = (await editor.get('/api/admin/product-choices')).json()
  expect(choices.categories).toContainEqual({ id: 'category-rugs', title: 'خانه ‹ فرش' })
  expect(choices.brands).toContain('نگارستان')
})

describe('a product that is put away', () => {
  const act = (id: string, name: 'archive' | 'restore') => editor.post(`/api/admin/product/${name}?id=${id}`)
  const atDesk = async (query = ''): Promise<string[]> =>
    (await editor.get(`/api/admin/products?take=100${query}`))
      .json()
      .items.map(({ productId }: { productId: string }) => productId)
  const inSitemap = async (slug: string) =>
    (await desk.shop.app.inject('/sitemap/products-1.xml')).body.includes(encodeURI(slug))

  test('leaves lists, search, its page and the lists of the desk, and comes back hidden', async () => {
    const { productId, slug } = await add({ title: 'کوزه‌ی لعابی', categoryId: 'category-rugs', onHand: 2 })
    await expect.poll(() => found('لعابی')).toEqual([productId])
    expect(await inSitemap(slug)).toBe(true)
    expect((await act(productId, 'archive')).json()).toMatchObject({ isPublished: false })
    await expect.poll(() => found('لعابی')).toEqual([])
    expect(await listed('category=rugs')).not.toContain(productId)
    expect((await pageOf(slug)).code).toBe('not_found')
    await expect.poll(() => inSitemap(slug)).toBe(false)
    expect(await atDesk()).not.toContain(productId)
    expect(await atDesk('&shelf=archived')).toContain(productId)
    expect((await act(productId, 'archive')).json().code).toBe('already_done')
    expect((await act(productId, 'restore')).json()).toMatchObject({ isPublished: false, archivedAt: null })
    expect(await atDesk()).toContain(productId)
  })

  test('is shown by no edit before it is brought back', async () => {
    const { productId } = await add()
    await act(productId, 'archive')
    const { edition } = (await editor.get(`/api/admin/product?id=${productId}`)).json()
    const early = await edit(productId, { version: edition.version, isPublished: true })
    expect([early.statusCode, early.json().code]).toEqual([409, 'product_archived'])
    await act(productId, 'restore')
    expect((await edit(productId, { version: edition.version + 1, isPublished: true })).statusCode).toBe(200)
  })
})

describe('a product with a time', () => {
  const MINUTE = 60_000
  /** A minute so many minutes from now, as it is typed. */
  const inMinutes = (minutes: number): string =>
    new Date(desk.shop.time.clock().getTime() + (minutes + 3.5 * 60) * MINUTE)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
  const scheduled = (minutes: number, changes: object = {}) =>
    add({ categoryId: 'category-home', onHand: 2, publishAt: inMinutes(minutes), ...changes })
  /** Where shoppers and machines come upon a product. */
  const places = async ({ productId: id, slug }: { productId: string; slug: string }) => {
    const documents = ['/sitemap/products-1.xml', '/feeds/google.xml']
    const bodies = await Promise.all(documents.map((url) => desk.shop.app.inject({ url })))
    return {
      ...{ page: 'product' in (await pageOf(slug)), list: (await listed('category=home')).includes(id) },
      search: (await found('فیروزه‌ای')).includes(id),
      sitemap: decodeURI(bodies[0]?.body ?? '').includes(`/shop/${slug}<`),
      feed: decodeURI(bodies[1]?.body ?? '').includes(`/shop/${slug}<`),
    }
  }
  const everywhere = { page: true, list: true, search: true, sitemap: true, feed: true }
  const nowhere = { page: false, list: false, search: false, sitemap: false, feed: false }
  const image = { key: '1'.repeat(32), width: 600, height: 400, alt: '', color: '#888888' }

  test('shows itself everywhere when its time comes, and is gone everywhere within a second once it is hidden', async () => {
    const made = await scheduled(10, { title: 'کاسه‌ی فیروزه‌ای' })
    await desk.shop.db
      .update(products)
      .set({ images: [image] })
      .where(eq(products.id, made.productId))
    expect(made).toMatchObject({ isPublished: false, publishAt: expect.stringContaining('T') })
    expect(await places(made)).toEqual(nowhere)
    const waiting = (await editor.get('/api/admin/products?shelf=scheduled')).json()
    expect(waiting.items).toMatchObject([{ productId: made.productId, publishAt: made.publishAt }])
    desk.shop.time.advance(11 * MINUTE)
    await expect.poll(() => places(made)).toEqual(everywhere)
    const shown = (await editor.get(`/api/admin/product?id=${made.productId}`)).json()
    expect(shown).toMatchObject({ publishAt: null, createdAt: made.publishAt })
    expect(shown.edition).toMatchObject({ version: 1, by: 'زمان نمایش' })
    expect((await edit(made.productId, { version: 1, isPublished: false })).statusCode).toBe(200)
    await expect.poll(() => places(made)).toEqual(nowhere)
  })

  test('is shown once by the processes that find it due, and the books have it', async () => {
    const { productId } = await scheduled(5)
    desk.shop.time.advance(6 * MINUTE)
    await expect.poll(() => listed('category=home')).toContain(productId)
    const rows = await desk.shop.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subject, `product:${productId}`))
    expect(rows.map(({ call }) => call).toSorted()).toEqual(['addProduct', 'showScheduled'])
    expect(await auditActions(desk.shop.database, desk.shop.config.SECRET)).toEqual([])
  })

  test.each([
    ['hidden', { isPublished: false }],
    ['given a later time', { later: 60 }],
    ['put away', null],
  ] as const)('that is %s does not show itself', async (_, changes) => {
    const { productId } = await scheduled(5)
    if (changes === null) await editor.post(`/api/admin/product/archive?id=${productId}`)
    else await edit(productId, 'later' in changes ? { publishAt: inMinutes(changes.later) } : { ...changes })
    const due = await scheduled(5)
    desk.shop.time.advance(6 * MINUTE)
    await expect.poll(() => listed('category=home')).toContain(due.productId)
    expect(await listed('category=home')).not.toContain(productId)
  })

  test('that has passed is shown at once, and so is one whose time is taken away', async () => {
    expect(await scheduled(-5)).toMatchObject({ isPublished: true, publishAt: null })
    const { productId } = await scheduled(5)
    expect((await edit(productId, { publishAt: null })).json()).toMatchObject({ isPublished: true })
  })

  test('needs a price, as it will be sold', async () => {
    const early = await editor.post('/api/admin/product/add', typed({ price: 0, publishAt: inMinutes(5) }))
    expect([early.statusCode, early.json().code]).toEqual([409, 'price_missing'])
  })
})

describe('related goods', () => {
  const relatedOn = async (slug: string): Promise<string[]> =>
    (await pageOf(slug)).related?.map(({ productId }: { productId: string }) => productId)

  test('that the shop chose stand first on the page, in its order; the hidden and the sold out are left out', async () => {
    const categoryId = await desk.category()
    const [one, two, hidden, soldOut] = await Promise.all(
      [{ onHand: 3 }, { onHand: 3 }, { onHand: 3, isPublished: false }, {}].map(add),
    )
    const { productId: automatic } = await add({ categoryId, onHand: 3 })
    const { productId, slug } = await add({ categoryId, onHand: 3 })
    const relatedIds = [two, hidden, soldOut, one, two].map((other) => other.productId)
    const edited = await edit(productId, { relatedIds })
    expect(edited.json().related).toEqual(
      [two, hidden, soldOut, one].map(({ productId: id, title, isPublished }) => ({
        id,
        title,
        isPublished,
      })),
    )
    await expect.poll(() => relatedOn(slug)).toEqual([two.productId, one.productId, automatic])
    // The last one is taken away, and only the automatic one stays.
    await edit(productId, { version: 1, relatedIds: [] })
    await expect.poll(() => relatedOn(slug)).toEqual([automatic])
  })

  test('are there, and other goods than the product itself', async () => {
    const { productId } = await add()
    for (const relatedIds of [[productId], ['nobody-has-this-id']])
      expect((await edit(productId, { relatedIds })).json()).toMatchObject({
        code: 'related_gone',
        fields: { relatedIds: expect.any(String) },
      })
    const tooMany = Array.from({ length: 13 }, (_, number) => `product-${number}`)
    expect((await edit(productId, { relatedIds: tooMany })).statusCode).toBe(422)
  })
})

describe('attributes', () => {
  const stone = { name: 'جنس', value: 'سنگ' }
  const namesOf = async (categoryId: string): Promise<{ name: string }[]> =>
    (await editor.get(`/api/admin/attribute-names?categoryId=${categoryId}`)).json()

  test('that were typed are on the page, filter the list of the category and are suggested for the next', async () => {
    const categoryId = await desk.category()
    const made = await add({ categoryId, onHand: 1, attributes: [stone, { name: 'وزن', value: '۲ کیلو' }] })
    const { productId, slug } = await add({ categoryId, onHand: 1 })
    const attributes = [{ name: 'رنگ', value: 'سبز' }, stone]
    expect((await edit(productId, { attributes })).json()).toMatchObject({ attributes })
    await expect.poll(async () => (await pageOf(slug)).product.attributes).toEqual(attributes)
    const filter = `attr=${encodeURIComponent('جنس:سنگ')}`
    await expect
      .poll(async () => (await listed(filter)).toSorted())
      .toEqual([made.productId, productId].toSorted())
    const asText = { kind: 'text', unit: '', choices: [] }
    expect(await namesOf(categoryId)).toEqual([
      { name: 'جنس', values: ['سنگ'], isOfCategory: false, ...asText },
      { name: 'رنگ', values: ['سبز'], isOfCategory: false, ...asText },
      { name: 'وزن', values: ['۲ کیلو'], isOfCategory: false, ...asText },
    ])
    const again = await edit(productId, { attributes: [] })
    expect([again.statusCode, again.json().code]).toEqual([409, 'edit_conflict'])
    expect((await edit(productId, { version: 1, attributes: [] })).json()).toMatchObject({ attributes: [] })
    await expect.poll(() => listed(filter)).toEqual([made.productId])
  })

  test('are kept as their category says, or refused at their field; what a product had before is saved as it was', async () => {
    const id = await desk.category()
    const before = { name: 'طول', value: 'بلند' }
    const old = (await add({ categoryId: id, attributes: [before] })).productId
    const copied = { categoryId: id, attributes: [before], picturesOf: old }
    const attribute = { isFilter: true, unit: '', choices: [] as string[] }
    await desk.shop.db
      .update(categories)
      .set({
        attributes: [
          { ...attribute, name: 'طول', kind: 'number', unit: 'سانتی‌متر' },
          { ...attribute, name: 'رنگ', kind: 'choice', choices: ['آبی', 'لاکی'] },
          { ...attribute, name: 'شست‌وشو', kind: 'yesNo' },
        ],
      })
      .where(eq(categories.id, id))
    const made = await add({ categoryId: id, attributes: [{ name: 'طول', value: '120' }, stone] })
    expect(made.attributes).toEqual([{ name: 'طول', value: '۱۲۰ سانتی‌متر' }, stone])
    for (const [name, value, asked] of [
      ['طول', 'کوتاه', 'عدد (سانتی‌متر)'],
      ['رنگ', 'سبز', 'یکی از گزینه‌های دسته'],
      ['شست‌وشو', 'شاید', 'بله یا خیر'],
    ]) {
      const body = { version: 0, attributes: [before, { name, value }].slice(name === 'طول' ? 1 : 0) }
      const refused = (await edit(old, body)).json()
      expect([refused.code, refused.fields.attributes]).toEqual([
        'attribute_value',
        `ویژگی «${name}» در این دسته ${asked} می‌خواهد، نه «${value}»`,
      ])
    }
    const { code } = (
      await editor.post('/api/admin/product/add', typed({ ...copied, picturesOf: undefined }))
    ).json()
    expect(code).toBe('attribute_value')
    expect((await add(copied)).attributes).toEqual([before])
    const blue = { name: 'رنگ', value: 'آبی' }
    expect((await edit(old, { attributes: [before, blue] })).json().attributes).toEqual([before, blue])
    expect((await edit(old, { version: 1, title: 'گلدان بلند' })).statusCode).toBe(200)
  })

  test('that are options of its design are not among them, and stay where an import put them', async () => {
    const colour = { name: 'رنگ', value: 'لاکی' }
    const id = await putProduct(desk.shop.db, { options: [colour], attributes: [colour, stone] })
    expect((await editor.get(`/api/admin/product?id=${id}`)).json().attributes).toEqual([stone])
    const refused = await edit(id, { attributes: [{ name: 'رنگ', value: 'آبی' }] })
    expect(refused.json()).toMatchObject({
      code: 'attribute_is_option',
      fields: { attributes: expect.any(String) },
    })
    const wool = { name: 'جنس', value: 'پشم' }
    expect((await edit(id, { attributes: [wool] })).json().attributes).toEqual([wool])
    const [stored] = await desk.shop.db.select().from(products).where(eq(products.id, id))
    expect(stored?.attributes).toEqual([colour, wool])
  })

  test.each([
    ['without a name', [{ name: ' ', value: 'سنگ' }]],
    ['without a value', [{ name: 'جنس', value: '' }]],
    ['with a name twice', [stone, { name: 'جنس ', value: 'چوب' }]],
    ['with a colon in its name, where filters end a name', [{ name: 'جنس:رویه', value: 'سنگ' }]],
    ['longer than an import may write it', [{ name: 'جنس', value: 'س'.repeat(501) }]],
    ['that are too many', Array.from({ length: 61 }, (_, place) => ({ name: `${place}`, value: '۱' }))],
  ])('%s are refused', async (_, attributes) => {
    expect((await edit((await add()).productId, { attributes })).statusCode).toBe(422)
  })
})
