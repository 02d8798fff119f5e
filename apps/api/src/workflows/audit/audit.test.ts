import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { coupons } from '../../modules/coupon/coupon.tables.ts'
import { GatewayUnavailableError, type PaymentGateway } from '../../modules/payment/payment-gateway.ts'
import { auditBooks, findDamage } from './audit-books.ts'
import { auditGateway, auditGateways, differenceOf } from './audit-gateway.ts'
import { auditRules } from './rules.ts'

const bank = makeFakeGateway()
let shop: TestApp
let paid: { orderId: string; authority: string }
let waiting: { orderId: string; authority: string }
let owed: { orderId: string }
let productId: string
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway, config: { CARD_NUMBER: '6037991122334455' } })
  productId = await putProduct(shop.db, { onHand: 50 })
  await shop.db
    .insert(coupons)
    .values({ code: 'TEN', title: 'ده درصد', kind: 'percent', value: 10, createdAt: shop.time.clock() })
  const start = async (phone: string) => {
    const customer = await shop.signIn(phone)
    await fillCart(customer, [{ productId, count: 2 }])
    await customer.post('/api/order/coupon', { code: 'TEN' })
    const response = await customer.get(payUrl())
    const authority = authorityOf(response)
    const pay = async () => {
      bank.pay(authority)
      await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
    }
    return { customer, orderId: String(response.json().orderId), authority, pay }
  }
  waiting = await start('09250000001')
  const buyer = await start('09250000002')
  await buyer.pay()
  paid = buyer
  const reporter = await shop.signIn('09250000003')
  await fillCart(reporter, [{ productId, count: 1 }])
  const { orderId, amount } = (await reporter.post('/api/order/cardPayment')).json()
  await reporter.post(`/api/order/paymentKart?id=${orderId}`, {
    trackingCode: '123456',
    cardLast4: '1234',
    amount,
    paidAt: shop.time.clock().toISOString(),
  })
  const regretful = await start('09250000004')
  await regretful.pay()
  await regretful.customer.post(`/api/order/cancel?id=${regretful.orderId}`)
  owed = regretful
})
afterAll(() => shop.close())

/** An edit that left the paid order without goods, at a total (SQL). */
const edit = (total: string, isOfPaid: boolean) => `
  INSERT INTO order_edits (id, order_id, state, lines_before, lines_after, sums_after, total_before, total_after,
      is_of_paid, edited_by, created_at, ended_at)
    SELECT 'planted', id, 'applied', '[]', '[]', '{}', total, ${total}, ${isOfPaid}, 'x', now(), now()
    FROM orders WHERE id = '${paid.orderId}'`

/** A refund of the paid order, of `amount` (SQL) and so many pieces. */
const refund = (amount: string, pieces = 0, orderId = paid.orderId) => `
  INSERT INTO refunds (id, order_id, payment_id, kind, amount, state, created_at)
    SELECT 'planted', '${orderId}', id, 'goods', ${amount}, 'prepared', now() FROM payments
    WHERE order_id = '${paid.orderId}' AND status = 'paid';
  INSERT INTO refund_lines SELECT 'planted', '${productId}', ${pieces}, 0 WHERE ${pieces} > 0`

const parcel = (orderId: string, count: number) => `
  INSERT INTO parcels (id, order_id, carrier, sent_at) VALUES ('planted', '${orderId}', 'post', now());
  INSERT INTO parcel_lines SELECT 'planted', order_id, product_id, ${count} FROM order_lines
    WHERE order_id = '${orderId}'`

const dropped = (table: string, constraint: string) => `ALTER TABLE ${table} DROP CONSTRAINT ${constraint};`

/** Two who wait for an offer, the first of whom was let in; of any customers (SQL). */
const queue = `
  INSERT INTO product_offers (id, product_id, price, starts_at, ends_at, by_name, created_at)
    SELECT 'planted', id, 10, now(), now() + interval '1 hour', 'x', now() FROM products LIMIT 1;
  INSERT INTO sale_queues VALUES ('planted', 2, 1, now());
  INSERT INTO queue_places (offer_id, customer_id, place, admitted_at)
    SELECT 'planted', id, row_number() OVER (ORDER BY id), CASE row_number() OVER (ORDER BY id) WHEN 1 THEN now() END
    FROM customers ORDER BY id LIMIT 2;`

/** What no code does; the database itself would refuse some of it. */
const damages: [code: string, damage: () => string][] = [
  ['stock_oversold', () => `${dropped('stock', 'stock_is_never_oversold')} UPDATE stock SET on_hand = -1`],
  ['stock_differs_from_movements', () => 'UPDATE stock_movements SET delta = delta + 1'],
  ['holds_do_not_add_up', () => 'UPDATE stock SET reserved = reserved + 1'],
  [
    'hold_without_order',
    () => `UPDATE stock_holds SET order_id = 'nothing' WHERE order_id = '${waiting.orderId}'`,
  ],
  ['hold_differs_from_line', () => `UPDATE order_lines SET count = 5 WHERE order_id = '${waiting.orderId}'`],
  ['hold_outlived', () => `UPDATE stock_holds SET expires_at = '2026-01-01' WHERE NOT is_kept`],
  [
    'hold_kept_without_report',
    () => `UPDATE stock_holds SET is_kept = true WHERE order_id = '${waiting.orderId}'`,
  ],
  ['bought_without_payment', () => `UPDATE payments SET status = 'failed' WHERE status = 'paid'`],
  [
    'payment_without_order',
    () => `UPDATE payments SET status = 'paid' WHERE order_id = '${waiting.orderId}'`,
  ],
  ['amount_differs', () => `UPDATE payments SET amount = amount - 10 WHERE status = 'paid'`],
  ['difference_not_settled', () => edit('total + 10', true)],
  ['lines_differ_from_edit', () => edit('total', false)],
  ['settled_without_reference', () => `UPDATE payments SET ref_id = NULL WHERE status = 'paid'`],
  ['owed_without_payment', () => `UPDATE payments SET status = 'failed' WHERE order_id = '${owed.orderId}'`],
  ['refunded_more_than_paid', () => refund('amount + 1')],
  [
    'paid_is_not_kept_and_refunded',
    () => `UPDATE payments SET status = 'refunded' WHERE order_id = '${owed.orderId}'`,
  ],
  ['refund_of_another_order', () => refund('1', 0, owed.orderId)],
  ['returned_more_than_bought', () => refund('1', 3)],
  [
    'sent_more_than_bought',
    () => `DROP TRIGGER parcel_line_checked ON parcel_lines; ${parcel(paid.orderId, 99)}`,
  ],
  ['sent_without_sale', () => parcel(owed.orderId, 1)],
  [
    'sent_order_has_goods_left',
    () => `UPDATE orders SET status = 'shipped' WHERE id = '${paid.orderId}';
      INSERT INTO parcels (id, order_id, carrier, sent_at) VALUES ('planted', '${paid.orderId}', 'post', now())`,
  ],
  ['returned_goods_cost_more', () => refund('amount', 1)],
  ['review_without_report', () => 'UPDATE card_reports SET is_rejected = true'],
  ['coupon_uses_differ', () => 'UPDATE coupons SET uses = uses + 1'],
  ['coupon_without_order', () => `UPDATE coupon_redemptions SET amount = amount + 10`],
  ['discount_without_coupon', () => `DELETE FROM coupon_redemptions WHERE order_id = '${paid.orderId}'`],
  [
    'lines_do_not_add_up',
    () => `UPDATE order_lines SET unit_price = unit_price + 10 WHERE order_id = '${paid.orderId}'`,
  ],
  [
    'history_differs',
    () => `DELETE FROM order_events WHERE order_id = '${paid.orderId}' AND status = 'paid'`,
  ],
  ['order_number_gap', () => `UPDATE counters SET value = value + 1 WHERE name = 'order-number'`],
  ['queue_beyond_its_end', () => `${queue} UPDATE sale_queues SET last_place = 1, admitted_to = 0`],
  ['turn_out_of_order', () => `${queue} UPDATE queue_places SET admitted_at = NULL WHERE place = 1`],
  [
    'past_order_differs',
    () => `INSERT INTO past_orders (id, source, external_id, number, customer_name, status, payment_title, lines,
        shipping, extras, total, address, note, placed_at)
      VALUES ('planted', 'woocommerce', '1', '1', '', 'completed', '', '[{"total": 100}]', 0, 0, 110, '', '', now())`,
  ],
]

describe('the books', () => {
  test('of a shop in which everything happened the usual way are clean', async () => {
    expect(await auditBooks(shop.database, shop.time.clock())).toEqual([])
  })

  test.each(damages)('with the damage "%s" are found to be damaged', async (code, damage) => {
    const client = await shop.database.pool.connect()
    await client.query(`BEGIN; ${damage()}`)
    const findings = await findDamage(client, shop.time.clock())
    await client.query('ROLLBACK')
    client.release()
    expect(findings.map((finding) => finding.code)).toContain(code)
  })

  test('have a planted damage for every rule', () => {
    expect(damages.map(([code]) => code)).toEqual(auditRules.map(({ code }) => code))
  })
})

describe('the gateway’s books', () => {
  const audit = () =>
    auditGateway({ database: shop.database, gateway: bank.gateway, since: new Date(0), secondLookMs: 1 })
  const sessionOf = (authority: string) => {
    const session = bank.sessions.get(authority)
    if (!session) throw new Error('no session')
    return session
  }

  test('agree with ours in a shop in which everything happened the usual way', async () => {
    expect(await audit()).toEqual({ findings: [], asked: 3 })
  })

  test('with money that ours do not have', async () => {
    sessionOf(waiting.authority).state = 'verified'
    expect((await audit()).findings).toEqual([
      { code: 'money_not_booked', subject: waiting.authority, detail: 'verified / open' },
    ])
    sessionOf(waiting.authority).state = 'in_bank'
  })

  test('without money that ours have', async () => {
    sessionOf(paid.authority).state = 'failed'
    expect((await audit()).findings).toEqual([
      { code: 'booked_without_money', subject: paid.authority, detail: 'failed / paid' },
    ])
    sessionOf(paid.authority).state = 'verified'
  })

  test('with an attempt that we never heard of', async () => {
    bank.sessions.set('T-stranger', { amount: 1, state: 'paid', refId: '1' })
    expect((await audit()).findings).toEqual([
      { code: 'unknown_to_us', subject: 'T-stranger', detail: 'fake' },
    ])
    bank.sessions.delete('T-stranger')
  })

  test('are looked at twice: money that arrives meanwhile is no finding', async () => {
    sessionOf(waiting.authority).state = 'paid'
    const running = auditGateway({
      database: shop.database,
      gateway: {
        ...bank.gateway,
        unverified: async () => {
          sessionOf(waiting.authority).state = 'in_bank'
          return []
        },
      },
      since: new Date(0),
      secondLookMs: 1,
    })
    expect((await running).findings).toEqual([])
  })

  test.each([
    ['open', 'in_bank', null],
    ['open', 'failed', null],
    ['failed', 'failed', null],
    ['expired', 'in_bank', null],
    ['paid', 'verified', null],
    ['refund_due', 'verified', null],
    ['refunded', 'reversed', null],
    ['refund_due', 'reversed', null],
    ['open', 'paid', 'money_waits'],
    ['failed', 'paid', 'money_waits'],
    ['expired', 'verified', 'money_not_booked'],
    ['paid', 'paid', 'booked_without_money'],
    ['paid', 'reversed', 'booked_without_money'],
    ['refunded', 'failed', 'booked_without_money'],
    ['paid', 'unknown', null],
    ['open', 'unknown', null],
  ] as const)('%s here and %s there: %s', (status, state, code) => {
    expect(differenceOf(status, state)).toBe(code)
  })

  test('are compared at every gateway, with what each wants to hear again, also while another one is away', async () => {
    const move = (gateway: string, memo: object | null) =>
      shop.database.pool.query('UPDATE payments SET gateway = $2, gateway_memo = $3 WHERE authority = $1', [
        paid.authority,
        gateway,
        memo,
      ])
    await move('other', { token: 'of-this-attempt' })
    const tokens: unknown[] = []
    const other: PaymentGateway = {
      ...bank.gateway,
      name: 'other',
      inquiry: async (_authority, memo) => {
        tokens.push(memo?.token)
        return 'failed'
      },
      unverified: async () => [],
    }
    const away: PaymentGateway = {
      ...bank.gateway,
      name: 'away',
      unverified: async () => {
        throw new GatewayUnavailableError('no response')
      },
    }
    const options = { database: shop.database, since: new Date(0), secondLookMs: 1 }
    expect(await auditGateways([away, bank.gateway, other], options)).toEqual({
      findings: [{ code: 'booked_without_money', subject: paid.authority, detail: 'failed / paid' }],
      asked: 3,
      away: ['away'],
    })
    expect(new Set(tokens)).toEqual(new Set(['of-this-attempt']))
    await move('fake', null)
  })

  test('that cannot be read end the audit instead of looking clean', async () => {
    bank.setDown(true)
    await expect(audit()).rejects.toThrow('pulled the plug')
    bank.setDown(false)
  })
})
