import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../test/desk.ts'
import { putProduct } from '../../test/put-product.ts'
import { untilSomebodyWaits } from '../../test/waiting/until-somebody-waits.ts'
import { editOrderLines } from './orders/edit/edit-order-lines.ts'
import { quoteOrderEdit } from './orders/edit/quote-order-edit.ts'
import { cancelByOperator, prepareOrder } from './orders/fulfil-order.ts'
import { deliverOrder } from './orders/parcels/change-parcel.ts'
import { shipOrder } from './orders/parcels/send-parcel.ts'
import { takeReturn } from './orders/return-order.ts'
import { confirmCardPayment, rejectCardPayment } from './payment/review-card-payment.ts'

let desk: TestDesk
/** Two goods in the order of their ids. */
let first: string
let second: string
beforeAll(async () => {
  desk = await makeDesk()
})
beforeEach(async () => {
  const made = [await putProduct(desk.shop.db), await putProduct(desk.shop.db)]
  const { rows } = await desk.shop.database.pool.query<{ id: string }>(
    'SELECT id FROM products WHERE id = ANY($1) ORDER BY id',
    [made],
  )
  ;[first = '', second = ''] = rows.map(({ id }) => id)
})
afterAll(() => desk.shop.close())

const linesOf = (...goods: string[]) => goods.map((productId) => ({ productId, count: 1 }))

const buy = async (...goods: string[]) => {
  const customer = await desk.newCustomer()
  await fillCart(customer, linesOf(...goods))
  const started = await customer.get(payUrl())
  desk.bank.pay(authorityOf(started))
  await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
  return { customer, id: started.json<{ orderId: string }>().orderId }
}
let codes = 710_000
const report = async (...goods: string[]) => {
  const customer = await desk.newCustomer()
  await fillCart(customer, linesOf(...goods))
  const { orderId, amount } = (await customer.post('/api/order/cardPayment')).json()
  codes += 1
  const paidAt = desk.shop.time.clock().toISOString()
  const transfer = { trackingCode: String(codes), cardLast4: '1234', amount, paidAt }
  await customer.post(`/api/order/paymentKart?id=${orderId}`, transfer)
  return orderId as string
}
const edit = async (id: string, ...goods: string[]) => {
  const { total } = await quoteOrderEdit(desk.shop.desk, { id, goods: linesOf(...goods) })
  const wish = { version: 0, lines: linesOf(...goods), total, heldHours: 24 as const }
  await editOrderLines(desk.shop.desk, id, wish)
}

/** Whether a work that has to wait for the first of two goods leaves the second one to others meanwhile. */
const isInOrder = async (work: () => Promise<unknown>): Promise<boolean> => {
  const { db } = desk.shop
  const [isFree, working] = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM stock WHERE product_id = ${first} FOR UPDATE`)
    const running = work()
    await untilSomebodyWaits(db)
    const { rows } = await tx.execute(
      sql`SELECT FROM stock WHERE product_id = ${second} FOR UPDATE SKIP LOCKED`,
    )
    return [rows.length === 1, running] as const
  })
  await working
  return isFree
}

describe('stock is locked in the order of the ids', () => {
  test('of returned goods, whether they can be sold again or not', async () => {
    const { customer, id } = await buy(first, second)
    await prepareOrder(desk.shop.desk, { id })
    await shipOrder(desk.shop.desk, { id }, { trackingCode: null })
    await deliverOrder(desk.shop.desk, { id })
    await customer.post(`/api/order/return?id=${id}`, { reason: 'رنگ آن چیز دیگری بود' })
    const taken = [
      { productId: first, count: 1, restocked: 0 },
      { productId: second, count: 1, restocked: 1 },
    ]
    expect(await isInOrder(() => takeReturn(desk.shop.desk, { id }, taken))).toBe(true)
  })

  test('of a cancelled order and of the goods that its edit holds', async () => {
    const { id } = await buy(first)
    await edit(id, first, second)
    expect(await isInOrder(() => cancelByOperator(desk.shop.desk, { id }))).toBe(true)
  })

  test('of an order whose transfer is accepted and of its edit, which goes on', async () => {
    const id = await report(second)
    await edit(id, second, first)
    expect(await isInOrder(() => confirmCardPayment(desk.shop.desk, { id }))).toBe(true)
  })

  test('of an order whose transfer is rejected and of its edit, which is made', async () => {
    const id = await report(second)
    await edit(id, second, first)
    expect(await isInOrder(() => rejectCardPayment(desk.shop.desk, { id }))).toBe(true)
  })

  test('of a checkout, whatever the desk holds for its customer at this moment', async () => {
    const { db, pool } = desk.shop.database
    const customer = await desk.newCustomer()
    await fillCart(customer, linesOf(desk.productId))
    const unpaid = await customer.get(payUrl())
    desk.bank.fail(authorityOf(unpaid))
    await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(unpaid)}&Status=NOK`)
    await fillCart(customer, linesOf(second))
    const waiting = await pool.connect()
    await waiting.query('BEGIN')
    await waiting.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [second])
    const paying = customer.get(payUrl())
    await untilSomebodyWaits(db)
    const editing = edit(unpaid.json<{ orderId: string }>().orderId, first)
    await Promise.race([editing, untilSomebodyWaits(db, 2)])
    // The checkout gets its goods now, and takes no others beside them.
    const paid = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM stock WHERE product_id = ${first} FOR UPDATE`)
      await waiting.query('ROLLBACK')
      waiting.release()
      return paying
    })
    expect(paid.statusCode).toBe(200)
    await editing
  })
})
