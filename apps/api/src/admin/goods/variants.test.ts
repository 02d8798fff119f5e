import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
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
  editor = await signInStaff(desk.shop, 'catalogue', `0937${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

type Poster = Pick<TestStaff, 'post'>
const options = (color: string, size: string) => [
  { name: 'رنگ', value: color },
  { name: 'اندازه', value: size },
]
let codes = 0
const shirt = (color: string, size: string, changes: object = {}) => {
  codes += 1
  return { options: options(color, size), sku: `SHIRT-${codes}`, price: 900_000, onHand: 4, ...changes }
}
const act = (call: string, id: string, body?: object, by: Poster = editor) =>
  by.post(`/api/admin/product/${call}?id=${id}`, body)
const add = (id: string, variants: object[], own = options('سرخ', 'کوچک'), by: Poster = editor) =>
  act('variants/add', id, { own, variants }, by)
const get = async (id: string) => (await editor.get(`/api/admin/product/variants?id=${id}`)).json()
const pageOf = async (slug: string) =>
  (await desk.shop.app.inject({ url: `/api/shop/product?slug=${encodeURIComponent(slug)}` })).json()

/** A shirt that is sold in three kinds. */
const design = async () => {
  codes += 1
  const slug = `shirt-${codes}`
  const id = await putProduct(desk.shop.db, {
    slug,
    title: `پیراهن ${codes}`,
    attributes: [{ name: 'جنس', value: 'نخ' }],
  })
  const response = await add(id, [shirt('سرخ', 'بزرگ'), shirt('آبی', 'بزرگ', { price: 800_000, onHand: 0 })])
  expect(response.statusCode, response.body).toBe(200)
  return {
    id,
    slug,
    variants: response.json().variants as { productId: string; title: string; sku: string }[],
  }
}

describe('products that are made of options', () => {
  test('are siblings in the shop at once, each with its price, its stock and what they share', async () => {
    const { id, slug, variants } = await design()
    expect(variants.map(({ productId }) => productId)).toContain(id)
    expect(variants[1]?.title).toMatch(/^پیراهن \d+، سرخ، بزرگ$/)
    await eventually(async () => {
      const { siblings, axes } = await pageOf(slug)
      expect(siblings).toMatchObject([
        { price: 800_000, stock: 'out', options: options('آبی', 'بزرگ') },
        { price: 900_000, stock: 'in_stock', options: options('سرخ', 'بزرگ') },
        { price: 1_000_000, options: options('سرخ', 'کوچک') },
      ])
      expect(axes.map(({ name }: { name: string }) => name)).toEqual(['رنگ', 'اندازه'])
    })
    const { siblings } = await pageOf(slug)
    expect((await pageOf(siblings[1].slug)).product).toMatchObject({
      ...{ attributes: [{ name: 'جنس', value: 'نخ' }], listPrice: null, maxCount: 4 },
    })
    const { items } = (await editor.get(`/api/admin/product/movements?id=${variants[1]?.productId}`)).json()
    expect(items).toMatchObject([{ delta: 4, reason: 'first', by: 'همکار catalogue' }])
  })

  test('join those there are, whichever of them one stands at', async () => {
    const { variants } = await design()
    const [, large] = variants
    const added = await add(large?.productId ?? '', [shirt('سبز', 'بزرگ')], options('سرخ', 'بزرگ'))
    expect(added.json().variants).toHaveLength(4)
  })

  test.each([
    ['variant_taken', 'the same options as another one', () => [shirt('سرخ', 'بزرگ')]],
    ['variant_taken', 'the same options twice', () => [shirt('زرد', 'بزرگ'), shirt('زرد', 'بزرگ')]],
    [
      'options_differ',
      'an option that the others do not have',
      () => [shirt('زرد', 'بزرگ', { options: [{ name: 'طرح', value: 'گل' }] })],
    ],
    ['price_missing', 'no price while the others are shown', () => [shirt('زرد', 'بزرگ', { price: 0 })]],
    [
      'sku_taken',
      'a code that another product has',
      (sku: string) => [shirt('سبز', 'بزرگ'), shirt('زرد', 'بزرگ', { sku })],
    ],
  ])('are refused whole with %s: %s', async (code, _what, make) => {
    const { id, variants } = await design()
    const response = await add(id, make(variants[1]?.sku ?? ''))
    expect([response.statusCode, response.json().code]).toEqual([409, code])
    expect((await get(id)).variants).toHaveLength(3)
  })

  test('are refused where what the product itself is was said otherwise', async () => {
    const { id } = await design()
    const response = await add(id, [shirt('سبز', 'بزرگ')], options('آبی', 'کوچک'))
    expect(response.json().code).toBe('options_differ')
  })

  test('and asked for twice at the same moment are there once', async () => {
    const id = await putProduct(desk.shop.db)
    const twin = adminPage({ app: other }, editor.headers)
    const both = await Promise.all([
      add(id, [shirt('سرخ', 'بزرگ')]),
      add(id, [shirt('سرخ', 'بزرگ')], options('سرخ', 'کوچک'), twin),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await get(id)).variants).toHaveLength(2)
  })

  test('and asked for by two at different products of one design are there once', async () => {
    const { id, variants } = await design()
    // Acts of one member wait for one another anyway.
    const { headers } = await signInStaff(desk.shop, 'catalogue', '09380000001')
    const twin = adminPage({ app: other }, headers)
    const both = await Promise.all([
      add(id, [shirt('سبز', 'بزرگ')]),
      add(variants[1]?.productId ?? '', [shirt('سبز', 'بزرگ')], options('سرخ', 'بزرگ'), twin),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    // And not by the accident that both would have one address.
    expect(both.map((one) => one.json().code)).toContain('variant_taken')
    expect((await get(id)).variants).toHaveLength(4)
  })

  test('from several products of one design at the same moment all come in, and nobody waits in a circle', async () => {
    const { variants } = await design()
    const colors = ['سبز', 'زرد', 'بنفش', 'سیاه', 'سفید', 'نارنجی']
    const at = [options('سرخ', 'کوچک'), options('سرخ', 'بزرگ'), options('آبی', 'بزرگ')]
    const answers = await Promise.all([
      ...colors.map((color, n) =>
        add(variants[n % 3]?.productId ?? '', [shirt(color, 'بزرگ')], at[n % 3] ?? []),
      ),
      act('option/rename', variants[0]?.productId ?? '', { name: 'اندازه', from: 'کوچک', to: 'خرد' }),
    ])
    // A member who looks at the renamed one is told so.
    for (const { statusCode, body } of answers)
      expect(statusCode === 200 || body.includes('options_differ'), body).toBe(true)
    const made = answers.slice(0, -1).filter(({ statusCode }) => statusCode === 200).length
    expect(made).toBeGreaterThanOrEqual(4)
    expect((await get(variants[1]?.productId ?? '')).variants).toHaveLength(3 + made)
  })
})

test('a product that is taken out is hidden and stands alone; the others stay, and it cannot leave twice', async () => {
  const { id, slug, variants } = await design()
  const gone = variants[1]?.productId ?? ''
  expect((await act('variant/remove', gone)).json().variants).toEqual([])
  expect((await get(id)).variants).toHaveLength(2)
  await expect.poll(async () => (await pageOf(slug)).siblings).toHaveLength(2)
  const again = await act('variant/remove', gone)
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_done'])
})

describe('how options are shown', () => {
  const axes = [
    {
      ...{ name: 'اندازه', look: 'select', guideHtml: '<p>کوچک: ۴۸</p><script>alert(1)</script>' },
      values: [{ value: 'کوچک' }, { value: 'بزرگ' }],
    },
    {
      ...{ name: 'رنگ', look: 'swatches' },
      values: [
        { value: 'آبی', color: '#1d4ed8' },
        { value: 'سرخ', color: '#b91c1c' },
      ],
    },
  ]

  test('is the shop’s: their order, their colours and a guide that is clean, seen within a second', async () => {
    const { id, slug } = await design()
    const saved = await act('options', id, { version: 0, axes })
    expect(saved.json()).toMatchObject({ edition: { version: 1, by: 'همکار catalogue' } })
    await eventually(async () => {
      const shown = (await pageOf(slug)).axes
      expect(shown).toMatchObject(axes.map(({ name, look }) => ({ name, look })))
      expect(shown[0].guideHtml).toBe('<p>کوچک: ۴۸</p>')
      expect(shown[1].values[0]).toEqual({ value: 'آبی', color: '#1d4ed8' })
    })
  })

  test('of two who change it at the same moment one is told', async () => {
    const { id } = await design()
    const twin = adminPage({ app: other }, editor.headers)
    const both = await Promise.all([
      act('options', id, { version: 0, axes }),
      act('options', id, { version: 0, axes: axes.toReversed() }, twin),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is refused for options that its products do not have', async () => {
    const { id } = await design()
    const response = await act('options', id, { version: 0, axes: axes.slice(1) })
    expect([response.statusCode, response.json().code]).toEqual([409, 'options_differ'])
  })
})

describe('another word for a value', () => {
  test('stands in all products of the design, in their titles and in the search', async () => {
    const { id } = await design()
    const renamed = await act('option/rename', id, { name: 'اندازه', from: 'بزرگ', to: 'درشت' })
    const { axes, variants } = renamed.json()
    expect(axes[1].values.map(({ value }: { value: string }) => value)).toEqual(['کوچک', 'درشت'])
    expect(variants[2]).toMatchObject({
      title: expect.stringMatching(/آبی، درشت$/),
      options: options('آبی', 'درشت'),
    })
    await eventually(async () => {
      const { items } = (
        await desk.shop.app.inject({
          url: `/api/shop/search?q=${encodeURIComponent(`${variants[0].title} درشت`)}`,
        })
      ).json()
      expect(items.map(({ productId }: { productId: string }) => productId)).toContain(variants[1].productId)
    })
  })

  test('is refused when it would make two products the same', async () => {
    const { id } = await design()
    const response = await act('option/rename', id, { name: 'رنگ', from: 'آبی', to: 'سرخ' })
    expect([response.statusCode, response.json().code]).toEqual([409, 'variant_taken'])
  })
})
