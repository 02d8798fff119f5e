import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'

let desk: TestDesk
let packer: TestStaff
let rug: string
let pot: string
beforeAll(async () => {
  desk = await makeDesk()
  packer = await signInStaff(desk.shop, 'orders', '09330000001')
  rug = await putProduct(desk.shop.db, { title: 'قالیچه‌ی ترکمن', onHand: 4 })
  pot = await putProduct(desk.shop.db, { title: 'کوزه‌ی سفالی', onHand: 0 })
})
afterAll(() => desk.shop.close())

const list = async (query: Record<string, string>) => {
  const response = await packer.get(`/api/admin/products?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ items: { productId: string }[]; next: string | null; total: number }>()
}
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ productId }) => productId)

test('goods are found by words of their title, however they are written, and by their code', async () => {
  const [row] = await desk.shop.db.select().from(products).where(eq(products.id, rug))
  for (const q of ['قاليچه', 'ترکمن قالیچه', row?.sku ?? ''])
    expect([q, await idsOf({ q })]).toEqual([q, [rug]])
  expect(await idsOf({ q: 'چیزی که نیست' })).toEqual([])
})

test('those that are sold out are a list of their own, which the number of the first page counts', async () => {
  const out = await list({ stock: 'out' })
  expect(out.items.map(({ productId }) => productId)).toEqual([pot])
  expect(await idsOf({ stock: 'in' })).not.toContain(pot)
  const { queues } = (await packer.get('/api/admin/pulse')).json()
  const counted = queues.find(({ name }: { name: string }) => name === 'out_of_stock')
  expect(counted.count).toBe(out.total)
  await desk.shop.db.update(products).set({ isPublished: false }).where(eq(products.id, pot))
  expect((await list({ stock: 'out' })).total).toBe(0)
})

test('page after page, each once', async () => {
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list({ take: '1', ...(after && { after }) })
    seen.push(...page.items.map(({ productId }) => productId))
    after = page.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength((await list({})).total)
})

test('the newest order that waits to be packed is in the pulse of whoever may see orders', async () => {
  const id = await desk.paidOrder()
  const { newestOrder } = (await packer.get('/api/admin/pulse')).json()
  expect(newestOrder).toMatchObject({ id, orderNumber: expect.any(String) })
  const writer = await signInStaff(desk.shop, 'writer', '09330000002')
  expect((await writer.get('/api/admin/pulse')).json().newestOrder).toBeNull()
})
