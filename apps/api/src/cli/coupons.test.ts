import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../../test/checkout.ts'
import { putProduct } from '../../test/put-product.ts'
import { runCommand } from '../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand(['coupons', ...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
  })

test('the operator makes a coupon, a customer uses it, and the operator ends it', async () => {
  expect((await run('list')).stdout).toContain('no coupons')
  await run(
    'add',
    'norooz۱۴',
    '--percent',
    '20',
    '--max-discount',
    '30000',
    '--max-uses',
    '5',
    '--days',
    '30',
  )
  expect((await run('list')).stdout).toMatch(/NOROOZ14 +NOROOZ14 +۲۰٪ +۰ \/ ۵/)

  const customer = await shop.signIn('09250000001')
  await fillCart(customer, [{ productId: await putProduct(shop.db, { price: 4_000_000 }), count: 1 }])
  const use = () => customer.post('/api/order/coupon', { code: 'norooz14' })
  expect((await use()).json().couponDiscount).toBe(300_000)

  await run('end', 'NOROOZ14')
  expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject([
    { code: 'NOROOZ14', kind: 'percent', value: 20, uses: 0 },
  ])
  // The test's clock stands before the real one that the command ended it by.
  shop.time.advance(Math.max(0, Date.now() - shop.time.clock().getTime()) + 1_000)
  expect((await use()).json().code).toBe('coupon_refused')
})

test.each([
  [['add', 'X1'], 'give one of'],
  [['add', 'X1', '--percent', '10', '--free-shipping'], 'give one of'],
  [['add', 'X1', '--percent', '101'], '1 … 100'],
  [['add', 'NOROOZ14', '--percent', '10'], 'already'],
  [['end', 'NOTHING'], 'no such code'],
])('%j is refused with a sentence', async (parameters, sentence) => {
  await expect(run(...parameters)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(sentence),
  })
})
