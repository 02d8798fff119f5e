import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../test/checkout.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { addresses } from '../modules/address/address.tables.ts'
import { orders } from '../modules/order/order.tables.ts'
import { payments } from '../modules/payment/payment.tables.ts'
import { jsonRow } from './json-row.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ gateway: makeFakeGateway().gateway })
  const customer = await shop.signIn('09250000001')
  await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
  await customer.get(payUrl())
})
afterAll(() => shop.close())

test.each<[string, PgTable]>([
  ['an order', orders],
  ['a payment', payments],
  ['an address', addresses],
])(
  '%s that is read as JSON is what its columns are: instants, sums and what is null',
  async (_name, table) => {
    const rows = await shop.db.select({ row: jsonRow(table) }).from(table)
    expect(rows).toHaveLength(1)
    expect(rows.map(({ row }) => row)).toStrictEqual(await shop.db.select().from(table))
  },
)
