import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../../test/checkout.ts'
import { type Asked, startProviderServer } from '../../../test/provider-server.ts'
import { putProduct } from '../../../test/put-product.ts'
import { openTwoProcesses } from '../../../test/two-processes.ts'
import { readConfig } from '../../config/config.ts'
import { checkNotices } from '../../doctor/check-notices.ts'
import { editOrderLines } from '../../workflows/orders/edit/edit-order-lines.ts'
import { quoteOrderEdit } from '../../workflows/orders/edit/quote-order-edit.ts'
import { confirmCardPayment, rejectCardPayment } from '../../workflows/payment/review-card-payment.ts'
import { smsMessages } from '../sms/sms.tables.ts'
import { orderNoticeRepository } from './order-notice.repository.ts'
import { orderNotices } from './order-notice.tables.ts'

const TOKEN = '123456:bot-token-that-nobody-may-see'
const KEY = Buffer.from('a key of thirty-two random bytes')
const MINUTE = 60_000

let messenger: Awaited<ReturnType<typeof startProviderServer>>
let shop: Awaited<ReturnType<typeof openTwoProcesses>>
let lines: string[] = []
let phones = 0
beforeAll(async () => {
  messenger = await startProviderServer()
  shop = await openTwoProcesses(
    {
      LOG_LEVEL: 'info',
      OPERATOR_PHONES: '+989121110001, 09121110002',
      ORDER_WEBHOOK_URL: `${messenger.base}/orders?key=a-key`,
      ORDER_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
      ORDER_BOT_TOKEN: TOKEN,
      ORDER_BOT_CHAT_ID: '-100200',
      ORDER_BOT_BASE_URL: messenger.base,
      CARD_NUMBER: '6037991234567890',
    },
    { write: (line) => lines.push(line) },
  )
})
afterAll(async () => {
  await shop.close()
  messenger.close()
})
beforeEach(async () => {
  await shop.db.delete(orderNotices)
  await shop.db.delete(smsMessages)
  messenger.asked.length = 0
  messenger.reply({ ok: true })
  lines = []
})

const customerWithCart = async () => {
  phones += 1
  const customer = await shop.signIn(`0937${String(phones).padStart(7, '0')}`)
  await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
  return customer
}
/** Both processes send at the same moment. */
const deliver = () =>
  Promise.all(shop.apps.map(async ({ noticeJobs }) => Promise.all(noticeJobs.map(({ run }) => run()))))
const asked = (to: 'webhook' | 'bot') =>
  messenger.asked.filter(({ url }) => url.startsWith(to === 'webhook' ? '/orders' : '/bot'))
const buy = async () => {
  const customer = await customerWithCart()
  const authority = authorityOf(await shop.get(customer, payUrl()))
  shop.bank.pay(authority)
  const check = `/api/order/paymentCheck?Authority=${authority}&Status=OK`
  // The shopper's two tabs and the sweepers of both processes learn of it together.
  const [{ orderNumber, amount }] = await Promise.all([
    shop.get(customer, check).then((response) => response.json()),
    shop.get(customer, check),
    shop.sweep(),
  ])
  return { customer, orderNumber: String(orderNumber), amount: Number(amount) }
}
const deps = () => shop.desk
const isSigned = ({ headers, text }: Asked) => {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const signature = createHmac('sha256', KEY).update(content).digest('base64')
  return headers['webhook-signature'] === `v1,${signature}`
}

describe('of an order that is paid the operator hears', () => {
  test('once by each channel, however many processes and tabs learn of it, and nothing of the customer', async () => {
    const { customer, orderNumber, amount } = await buy()
    await deliver()
    await deliver()
    const [hook, ...moreHooks] = asked('webhook')
    const [bot, ...moreBots] = asked('bot')
    expect([moreHooks, moreBots]).toEqual([[], []])
    expect(hook && isSigned(hook)).toBe(true)
    expect(JSON.parse(hook?.text ?? '')).toEqual({
      type: 'order.paid',
      timestamp: shop.time.clock().toISOString(),
      data: { orderNumber, total: amount, currency: 'IRR' },
    })
    expect(bot?.url).toBe(`/bot${TOKEN}/sendMessage`)
    expect(JSON.parse(bot?.text ?? '')).toEqual({
      chat_id: '-100200',
      text: expect.stringContaining('۱۴۵٬۰۰۰ تومان'),
    })
    const toOperator = (await shop.outbox.newest(shop.db, 50)).filter(({ text }) => text.includes('تازه'))
    expect(toOperator.map(({ phone }) => phone).sort()).toEqual(['09121110001', '09121110002'])
    const told = JSON.stringify([hook, bot, toOperator])
    for (const personal of [customer.phone, customer.customerId, 'مریم', '09121234567', 'ولیعصر'])
      expect(told).not.toContain(personal)
  })

  test('after a process died while it was sending, under the same id', async () => {
    await buy()
    const now = shop.time.clock()
    const died = await orderNoticeRepository(shop.db).claim({
      now,
      leaseEnd: new Date(now.getTime() + MINUTE),
      count: 9,
    })
    await deliver()
    expect(messenger.asked).toEqual([])
    shop.time.advance(MINUTE)
    await deliver()
    await deliver()
    expect(died).toHaveLength(2)
    expect(asked('webhook').map(({ headers }) => headers['webhook-id'])).toEqual(
      died.filter(({ channel }) => channel === 'webhook').map(({ id }) => id),
    )
    expect(asked('bot')).toHaveLength(1)
  })

  test('when the receiver is well again; until then the doctor and the log say why, without token or key', async () => {
    messenger.replyWith(({ url }) =>
      url.startsWith('/bot')
        ? { status: 403, body: { ok: false, error_code: 403, description: 'bot was blocked' } }
        : { status: 503, body: '' },
    )
    await buy()
    await deliver()
    await deliver()
    expect(messenger.asked).toHaveLength(2)
    const found = await checkNotices(shop.database, shop.config)
    expect(found.map(({ about, state }) => `${about} ${state}`).sort()).toEqual([
      'notices by bot bad',
      'notices by bot bad',
      'notices by webhook bad',
    ])
    const said = JSON.stringify([found, lines])
    expect(said).toContain('403 bot was blocked')
    expect(said).toContain('status 503')
    expect(said).not.toContain(TOKEN)
    expect(said).not.toContain('a-key')

    messenger.asked.length = 0
    messenger.reply({ ok: true })
    shop.time.advance(5 * MINUTE)
    await deliver()
    expect(messenger.asked).toHaveLength(2)
    expect((await checkNotices(shop.database, shop.config)).map(({ state }) => state)).toEqual([
      'good',
      'good',
      'good',
    ])
  })

  test('in vain for a day; then it waits for the operator, who sends it again', async () => {
    messenger.reply('', 500)
    await buy()
    await shop.db.update(orderNotices).set({ attempts: 49 })
    await deliver()
    const repository = orderNoticeRepository(shop.db)
    expect(await repository.newest(9, 'failed')).toHaveLength(2)
    messenger.reply({ ok: true })
    expect(await repository.requeue(shop.time.clock())).toBe(2)
    await deliver()
    expect((await repository.newest(9)).map(({ status }) => status)).toEqual(['sent', 'sent'])
  })
})

test('of each report of a transfer the operator hears, and of what they confirm themselves they do not', async () => {
  const customer = await customerWithCart()
  const { orderId, amount } = (await customer.post('/api/order/cardPayment')).json()
  const paidAt = shop.time.clock().toISOString()
  const report = (trackingCode: string) =>
    customer.post(`/api/order/paymentKart?id=${orderId}`, { trackingCode, cardLast4: '1234', amount, paidAt })
  expect((await report('111111')).statusCode).toBe(200)
  await rejectCardPayment(deps(), { id: orderId })
  expect((await report('222222')).statusCode).toBe(200)
  await confirmCardPayment(deps(), { id: orderId })
  await deliver()
  const told = asked('webhook').map(({ text }) => JSON.parse(text))
  expect(told).toMatchObject([
    { type: 'order.card_report', data: { total: amount } },
    { type: 'order.card_report', data: { total: amount } },
  ])
})

test('a notice tells the sum that was paid, whatever its order costs by then and until it is sent', async () => {
  const customer = await customerWithCart()
  const started = await shop.get(customer, payUrl())
  const { orderId } = started.json()
  const change = (by: number) =>
    shop.database.pool.query('UPDATE orders SET subtotal = subtotal + $2, total = total + $2 WHERE id = $1', [
      orderId,
      by,
    ])
  await change(1_000_000)
  shop.bank.pay(authorityOf(started))
  await shop.get(customer, `/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
  await change(1_000_000)
  await deliver()
  const sum = '۱۴۵٬۰۰۰ تومان'
  const [hook] = asked('webhook')
  expect(JSON.parse(hook?.text ?? '')).toMatchObject({ type: 'order.refund_due', data: { total: 1_450_000 } })
  expect(JSON.parse(asked('bot')[0]?.text ?? '').text).toContain(sum)
  const bySms = (await shop.outbox.newest(shop.db, 50)).filter(({ text }) => text.includes('بازگردانده'))
  expect(bySms.length).toBeGreaterThan(1)
  for (const { text } of bySms) expect(text).toContain(sum)
})

test('a supplement for an edited order is told as what it is, beside the first payment', async () => {
  const { customer, amount } = await buy()
  const { rows } = await shop.database.pool.query(
    'SELECT orders.id, product_id FROM orders JOIN order_lines ON order_id = orders.id WHERE customer_id = $1',
    [customer.customerId],
  )
  const [{ id, product_id: productId }] = rows
  const goods = [{ productId, count: 2 }]
  const { total } = await quoteOrderEdit(shop.desk, { id, goods })
  await editOrderLines(shop.desk, id, { version: 0, lines: goods, total, heldHours: 24 })
  const authority = authorityOf(await shop.get(customer, payUrl(id)))
  shop.bank.pay(authority)
  await shop.get(customer, `/api/order/paymentCheck?Authority=${authority}&Status=OK`)
  await deliver()
  const told = asked('webhook').map(({ text }) => JSON.parse(text).data.total)
  expect(told.toSorted()).toEqual([amount, total - amount].toSorted())
})

test('a notice that a process of the former version wrote tells what its order costs', async () => {
  const { amount } = await buy()
  await shop.database.pool.query('UPDATE order_notices SET amount = NULL')
  await deliver()
  expect(JSON.parse(asked('webhook')[0]?.text ?? '')).toMatchObject({ data: { total: amount } })
})

describe('the settings', () => {
  const { DATABASE_URL, SECRET, MEDIA_FOLDER } = {
    DATABASE_URL: 'postgres://unused.invalid/unused',
    SECRET: 'only for tests, only for tests, only for tests',
    MEDIA_FOLDER: '/tmp',
  }
  test.each([
    [{ ORDER_WEBHOOK_URL: 'https://shop.example/hook' }, 'ORDER_WEBHOOK_SECRET: is needed'],
    [{ ORDER_BOT_CHAT_ID: '1' }, 'ORDER_BOT_TOKEN: is needed'],
    [{ ORDER_WEBHOOK_SECRET: 'whsec_short', ORDER_WEBHOOK_URL: 'https://shop.example' }, 'at least 24'],
    [{ ORDER_WEBHOOK_URL: 'file:///etc/passwd' }, 'ORDER_WEBHOOK_URL'],
    [{ OPERATOR_PHONES: '02112345678' }, 'OPERATOR_PHONES'],
  ])('%o are refused', (settings, sentence) => {
    expect(() => readConfig({ DATABASE_URL, SECRET, MEDIA_FOLDER, ...settings })).toThrow(sentence)
  })
})
