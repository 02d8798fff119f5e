import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { jalaliDay } from '@hojreh/persian'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { runCommand } from '../../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { asLocked } from '../../db/locked.ts'
import { checkTransfers } from '../../doctor/check-transfers.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { prepareOrder } from '../../workflows/orders/fulfil-order.ts'
import { deliverOrder } from '../../workflows/orders/parcels/change-parcel.ts'
import { shipOrder } from '../../workflows/orders/parcels/send-parcel.ts'

const bank = makeFakeGateway()
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
  const customer = await shop.signIn('09240000001')
  await fillCart(customer, [{ productId: await putProduct(shop.db, { title: 'گلیم' }), count: 2 }])
  const authority = authorityOf(await customer.get(payUrl()))
  bank.pay(authority)
  await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand([...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
  })

test('the operator sees the newest orders, and one with its lines, payments and history', async () => {
  const list = await run('orders', 'list')
  expect(list.stdout).toMatch(/^شماره +وضعیت[^\n]+\n─[^\n]+\n10001 {2}پرداخت‌شده +۲۴۵٬۰۰۰ تومان/)
  const day = jalaliDay(shop.time.clock())
  const found = await run('orders', 'list', '--from', day, '--to', day, '--phone', '+989240000001')
  expect(found.stdout).toContain('10001')
  expect(found.stdout).toMatch(/\n\n۱ سفارش، ۱ خریده‌شده به مبلغ ۲۴۵٬۰۰۰ تومان/)
  expect((await run('orders', 'list', '--phone', '09240009999')).stdout).toContain('no orders')
  const { stdout } = await run('orders', 'show', '10001')
  for (const part of [
    'گلیم',
    'مریم احمدی',
    'پست پیشتاز',
    'درگاه fake',
    'موفق (paid)',
    'مشتری (customer)',
    'خودکار (system)',
  ])
    expect(stdout).toContain(part)
})

test('the operator takes orders out for Excel, and no text of a customer becomes a formula there', async () => {
  const row = await orderRepository(shop.db).findByNumber('10001')
  const address = row?.address && { ...row.address, receiverName: '=HYPERLINK("http://evil.example")' }
  await orderRepository(shop.db).update(asLocked({ id: row?.id ?? '' }), { address, note: '@SUM(A1:A9)' })
  const file = join(shop.config.MEDIA_FOLDER, 'orders.csv')
  expect((await run('orders', 'export', file, '--phone', '09240000001')).stdout).toContain(
    'orders written: 1',
  )
  const text = await readFile(file, 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const [order] = parse(text, { bom: true, columns: true }) as Record<string, string>[]
  expect(order).toMatchObject({
    'شماره سفارش': '10001',
    status: 'paid',
    'روز ثبت': '1405/08/29',
    'زمان ثبت (ISO)': '2026-11-20T08:00:00.000Z',
    'تلفن مشتری': '09240000001',
    گیرنده: `'=HYPERLINK("http://evil.example")`,
    کالاها: 'گلیم × 2',
    'مبلغ (تومان)': '245000',
    'یادداشت مشتری': "'@SUM(A1:A9)",
  })
  // Only the operator may read a file with customers' addresses.
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await orderRepository(shop.db).update(asLocked({ id: row?.id ?? '' }), {
    address: row?.address ?? null,
    note: '',
  })
})

test('an order that there is not is told in a sentence', async () => {
  await expect(run('orders', 'show', '99999')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^سفارشی با این شماره نیست[^\n]*99999\n/),
  })
})

test('the operator reads the SMS that the shop kept', async () => {
  // The code and the SMS about the order, both at one moment of a clock that stands still.
  const { stdout } = await run('inbox', '--count', '2')
  expect(stdout).toContain('09240000001')
  expect(stdout).toContain(`#${await shop.lastCode('09240000001')}`)
})

test('the operator takes an order all the way, and a program reads how it stands', async () => {
  await run('orders', 'prepare', '10001')
  // No operator is at the terminal to be asked.
  await expect(run('orders', 'ship', '10001')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--no-tracking'),
  })
  const shipped = await run('orders', 'ship', '10001', '--tracking', '0240800123', '--json')
  expect(JSON.parse(shipped.stdout)).toMatchObject({ status: 'shipped', trackingCode: '0240800123' })
  const corrected = await run('orders', 'track', '10001', '--tracking', '۰۲۴۰۸۰۰۹۹۹', '--json')
  expect(JSON.parse(corrected.stdout)).toMatchObject({ status: 'shipped', trackingCode: '0240800999' })
  const { stdout } = await run('orders', 'deliver', '10001')
  expect(stdout).toBe('سفارش 10001: تحویل‌شده (delivered)\n')
  await expect(run('orders', 'ship', '10001', '--no-tracking')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not possible'),
  })
  expect(JSON.parse((await run('orders', 'list', '--status', 'delivered', '--json')).stdout)).toMatchObject([
    { orderNumber: '10001', status: 'delivered' },
  ])
  expect((await run('orders', 'list', '--status', 'cancelled')).stdout).toContain('سفارشی نیست')
  expect((await run('inbox')).stdout).toContain('0240800123')
})

test('the operator decides on a card payment after a look at report and receipt', async () => {
  const customer = await shop.signIn('09240000002')
  await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
  const { orderId, orderNumber, amount } = (await customer.post('/api/order/cardPayment')).json()
  const report = { trackingCode: '123456', cardLast4: '9876', paidAt: shop.time.clock().toISOString() }
  const send = (given: number) =>
    customer.post(`/api/order/paymentKart?id=${orderId}`, { ...report, amount: given })
  expect((await send(amount)).statusCode).toBe(200)
  expect((await run('orders', 'show', orderNumber)).stdout).toContain('123456  ****9876')
  expect((await run('orders', 'reject-payment', orderNumber)).stdout).toContain('awaiting_payment')
  expect((await send(amount - 10)).statusCode).toBe(200)
  await expect(run('orders', 'confirm-payment', orderNumber)).rejects.toMatchObject({
    stderr: expect.stringContaining('--despite-amount'),
  })
  const { stdout } = await run('orders', 'confirm-payment', orderNumber, '--despite-amount')
  expect(stdout).toContain('(paid)')
})

interface OrderOfList {
  orderNumber: string
  isTransferShared: boolean
}

test('the operator sees that two orders name one transfer, and says whose it is', async () => {
  const productId = await putProduct(shop.db, { onHand: 9 })
  const numbers: string[] = []
  for (const phone of ['09240000011', '09240000012']) {
    const customer = await shop.signIn(phone)
    await fillCart(customer, [{ productId, count: 1 }])
    const { orderId, orderNumber, amount } = (await customer.post('/api/order/cardPayment')).json()
    const report = {
      trackingCode: '660011',
      cardLast4: '9876',
      amount,
      paidAt: shop.time.clock().toISOString(),
    }
    expect((await customer.post(`/api/order/paymentKart?id=${orderId}`, report)).statusCode).toBe(200)
    numbers.push(orderNumber)
  }
  const [one = '', other = ''] = numbers
  expect(await checkTransfers(shop.database, shop.config, shop.time.clock())).toMatchObject({
    state: 'doubtful',
    sentence: expect.stringContaining('2 name the same transfer'),
  })
  const listed = async () =>
    (JSON.parse((await run('orders', 'list', '--json')).stdout) as OrderOfList[])
      .filter((order) => order.isTransferShared)
      .map((order) => order.orderNumber)
  expect((await listed()).toSorted()).toEqual(numbers.toSorted())
  const marked = (await run('orders', 'list')).stdout
    .split('\n')
    .filter((line) => line.includes('واریز مشترک'))
  expect(marked).toHaveLength(2)
  expect((await run('orders', 'show', one)).stdout).toContain(`همین شماره پیگیری برای سفارش ${other}`)
  await expect(run('orders', 'confirm-payment', one)).rejects.toMatchObject({
    stderr: expect.stringContaining('--despite-same-code'),
  })
  expect((await run('orders', 'confirm-payment', one, '--despite-same-code')).stdout).toContain('(paid)')
  expect(await listed()).toEqual([other])
})

test('the operator takes goods back, pays for them, and sees why and by which transfer', async () => {
  const customer = await shop.signIn('09240000003')
  const productId = await putProduct(shop.db, { onHand: 4 })
  await fillCart(customer, [{ productId, count: 1 }])
  const started = await customer.get(payUrl())
  const authority = authorityOf(started)
  bank.pay(authority)
  const query = `?Authority=${authority}&Status=OK`
  const { orderNumber, orderId } = (await customer.get(`/api/order/paymentCheck${query}`)).json()
  const deps = shop.desk
  const order = { id: orderId }
  await prepareOrder(deps, order)
  await shipOrder(deps, order, { trackingCode: null })
  await deliverOrder(deps, order)
  const reason = 'اندازه‌ی آن کوچک بود'
  const ask = () => customer.post(`/api/order/return?id=${orderId}`, { reason })
  await ask()
  const refused = await run('orders', 'refuse-return', orderNumber, '--reason', 'باز شده است')
  expect(refused.stdout).toContain('(delivered)')
  await ask()
  const taken = await run('orders', 'take-return', orderNumber, '--restock')
  expect(taken.stdout).toContain('(refund_due)')
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 4, reserved: 0, sold: 0 })
  const refunded = await run('orders', 'refund', orderNumber, '--reference', '140509990001')
  expect(refunded.stdout).toContain('(refunded)')
  const { stdout } = await run('orders', 'show', orderNumber)
  for (const part of [reason, 'باز شده است', 'restocked', '140509990001', 'مرجوع‌شده (returned)'])
    expect(stdout).toContain(part)
})
