import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { categories } from '../../modules/catalog/catalog.tables.ts'
import { stockMovements } from '../../modules/inventory/stock-movement.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

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
  ])
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  editor = await signInStaff(desk.shop, 'catalogue', `0941${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const edit = (rows: object[], by: Pick<TestStaff, 'post'> = editor) =>
  by.post('/api/admin/price-grid/edit', { rows })
const resultsOf = async (rows: object[]) => {
  const response = await edit(rows)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().results
}
const price = (id: string, seen: number, value: number) => ({ id, price: { seen, value } })
const put = (changes: object = {}) => putProduct(desk.shop.db, changes)
const listed = async (query: Record<string, string>): Promise<string[]> => {
  const page = await editor.get(`/api/admin/price-grid?${new URLSearchParams(query)}`)
  return page.json().items.map(({ productId }: { productId: string }) => productId)
}

test('the grid is narrowed by category with those below it, by brand and by words', async () => {
  const rug = await put({ title: 'گبه', categoryIds: ['category-home', 'category-rugs'], brand: 'نگارستان' })
  const cup = await put({ title: 'فنجان', categoryIds: ['category-home'], brand: 'مینا' })
  expect(await listed({ categoryId: 'category-rugs' })).toEqual([rug])
  expect((await listed({ categoryId: 'category-home' })).toSorted()).toEqual([rug, cup].toSorted())
  expect(await listed({ brand: 'مینا' })).toEqual([cup])
  expect(await listed({ q: 'گبه' })).toEqual([rug])
})

describe('changed cells', () => {
  test('are done row by row: what is refused of one is told at its cell, and the others go on', async () => {
    const [first, second, third] = [await put(), await put(), await put({ onHand: 4 })]
    const results = await resultsOf([
      price(first, 1_000_000, 1_200_000),
      { id: second, listPrice: { seen: null, value: 900_000 } },
      { id: third, stock: { delta: 6, seen: 4 } },
      price('nobody-has-this', 0, 10),
    ])
    const told = results.map(
      ({ refusal }: { refusal: { code: string; field: string } | null }) =>
        refusal && [refusal.code, refusal.field],
    )
    expect(told).toEqual([null, ['list_price_too_low', 'listPrice'], null, ['not_found', null]])
    expect(results[0].row).toMatchObject({ price: 1_200_000, listPrice: null })
    expect(results[1].row).toMatchObject({ price: 1_000_000, listPrice: null })
    expect(results[2].row).toMatchObject({ onHand: 10 })
    expect(results[3].row).toBeNull()
  })

  test('are seen by shoppers within a second', async () => {
    const id = await put({ slug: 'grid-seen' })
    await resultsOf([{ ...price(id, 1_000_000, 800_000), listPrice: { seen: null, value: 1_000_000 } }])
    await eventually(async () => {
      const page = await desk.shop.app.inject({ url: '/api/shop/product?slug=grid-seen' })
      expect(page.json().product).toMatchObject({ price: 800_000, listPrice: 1_000_000 })
    })
  })

  test('of a price that a colleague changed meanwhile are refused with their name; another cell is not', async () => {
    const id = await put()
    await resultsOf([price(id, 1_000_000, 1_100_000)])
    const [late] = await resultsOf([price(id, 1_000_000, 1_300_000)])
    expect(late.refusal).toMatchObject({ code: 'edit_conflict', field: 'price' })
    expect(late.refusal.message).toContain('همکار catalogue')
    expect(late.row.price).toBe(1_100_000)
    const [apart] = await resultsOf([{ id, listPrice: { seen: null, value: 2_000_000 } }])
    expect(apart.refusal).toBeNull()
  })

  test('make an open form of the product stale', async () => {
    const id = await put()
    await resultsOf([price(id, 1_000_000, 1_100_000)])
    const form = await editor.post(`/api/admin/product/edit?id=${id}`, { version: 0, price: 900_000 })
    expect([form.statusCode, form.json().code]).toEqual([409, 'edit_conflict'])
  })

  test('of two members at one moment one is kept; the other is told', async () => {
    const id = await put()
    const twin = adminPage({ app: other }, editor.headers)
    const both = await Promise.all([
      edit([price(id, 1_000_000, 1_100_000)]),
      edit([price(id, 1_000_000, 1_200_000)], twin),
    ])
    const codes = both.map((response) => response.json().results[0].refusal?.code ?? 'done')
    expect(codes.toSorted()).toEqual(['done', 'edit_conflict'])
  })
})

describe('stock in the grid', () => {
  test('is a movement: a count is refused when something was sold beside it, a difference is not', async () => {
    const id = await put({ onHand: 5 })
    expect((await resultsOf([{ id, stock: { delta: -1, seen: null } }]))[0].row.onHand).toBe(4)
    const [count] = await resultsOf([{ id, stock: { delta: 7, seen: 5 } }])
    expect(count.refusal).toMatchObject({ code: 'stock_moved', field: 'stock' })
    const [gone] = await resultsOf([{ id, stock: { delta: -5, seen: null } }])
    expect(gone.refusal).toMatchObject({ code: 'stock_reserved', field: 'stock' })
    const rows = await desk.shop.db.select().from(stockMovements).where(eq(stockMovements.productId, id))
    expect(rows.map(({ reason, delta }) => [reason, delta])).toEqual([
      ['first', 5],
      ['used', -1],
    ])
  })

  test('that is refused leaves the price of its row as it was', async () => {
    const id = await put({ onHand: 1 })
    const [refused] = await resultsOf([
      { ...price(id, 1_000_000, 700_000), stock: { delta: -2, seen: null } },
    ])
    expect(refused).toMatchObject({ refusal: { field: 'stock' }, row: { price: 1_000_000, onHand: 1 } })
  })

  test('is refused to whoever may not move it, and nothing else of the call is done', async () => {
    const id = await put()
    const owner = await signInStaff(desk.shop, 'owner', '09420000001')
    const role = { name: 'قیمت‌گذار', permissions: ['products.view', 'products.edit'] }
    const made = await owner.post('/api/admin/role/add', role)
    const member = await signInStaff(desk.shop, made.json()[0].id, '09420000002')
    expect((await edit([price(id, 1_000_000, 1_050_000)], member)).json().results[0].refusal).toBeNull()
    const refused = await edit(
      [price(id, 1_050_000, 1_100_000), { id, stock: { delta: 1, seen: null } }],
      member,
    )
    expect(refused.json().code).toBe('forbidden')
    expect((await resultsOf([price(id, 1_050_000, 1_060_000)]))[0].refusal).toBeNull()
  })
})

test('every row leaves one row in the books with what it was before', async () => {
  const id = await put({ onHand: 3 })
  await resultsOf([{ ...price(id, 1_000_000, 1_500_000), stock: { delta: 2, seen: 3 } }])
  const rows = await desk.shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.subject, `product:${id}`))
  expect(rows).toMatchObject([
    {
      call: 'editPriceGrid',
      before: { price: 1_000_000, onHand: 3 },
      after: { price: 1_500_000, onHand: 5 },
    },
  ])
})
