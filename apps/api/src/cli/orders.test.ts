import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../test/checkout.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
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
  promisify(execFile)(process.execPath, [main, ...parameters], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: shop.database.url,
      SECRET: shop.config.SECRET,
      MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
    },
  })

test('the operator sees the newest orders, and one with its lines, payments and history', async () => {
  const list = await run('orders', 'list')
  expect(list.stdout).toMatch(/^10001 {2}paid +۲۴۵٬۰۰۰ تومان/)
  const { stdout } = await run('orders', 'show', '10001')
  for (const part of [
    'گلیم',
    'مریم احمدی',
    'پست پیشتاز',
    'fake  paid',
    'awaiting_payment  (customer)',
    'paid  (system)',
  ])
    expect(stdout).toContain(part)
})

test('an order that there is not is told in a sentence', async () => {
  await expect(run('orders', 'show', '99999')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^سفارشی با این شماره نیست[^\n]*99999\n/),
  })
})

test('the operator reads the SMS that the shop kept', async () => {
  const { stdout } = await run('inbox', '--count', '1')
  expect(stdout).toContain('09240000001')
  expect(stdout).toContain(`#${await shop.lastCode('09240000001')}`)
})
