import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../test/checkout.ts'
import { putProduct } from '../../test/put-product.ts'
import { runCommand } from '../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { INSTALMENTS_GATEWAY: 'sandbox' } })
  // Its own port: the sandbox is asked over HTTP.
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  for (const [phone, url] of [
    ['09260000001', payUrl()],
    ['09260000002', `${payUrl()}?way=instalments`],
  ] as const) {
    const customer = await shop.signIn(phone)
    await fillCart(customer, [{ productId: await putProduct(shop.db, { price: 3_000_000 }), count: 1 }])
    expect((await customer.get(url)).statusCode).toBe(200)
  }
  // The command lives in the present, the test's clock does not.
  await shop.database.pool.query('UPDATE payments SET created_at = now()')
  await shop.database.pool.query("UPDATE stock_holds SET expires_at = now() + interval '15 minutes'")
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand(['audit', ...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
    DEMO_MODE: '1',
  })

test('an operator sees that the books are sound, and that every gateway was asked', async () => {
  expect((await run()).stdout).toMatch(/^دفترها درست است[^\n]+ 2 attempts asked at the gateway\n$/)
})

test('a damage shows in a table and in the exit code, for people and for programs', async () => {
  await shop.database.pool.query(
    "UPDATE sandbox_payments SET status = 'VERIFIED' WHERE transaction_id IS NULL",
  )
  const [forPeople, forPrograms] = await Promise.allSettled([run(), run('--json')])
  expect(forPeople).toMatchObject({
    reason: {
      code: 1,
      stdout: expect.stringMatching(/^پول گرفته شده[^\n]+\n\nکد[^\n]+\n─[^\n]+\nmoney_not_booked/),
    },
  })
  expect(forPrograms).toMatchObject({
    reason: {
      code: 1,
      stdout: expect.stringMatching(
        /"asked": 2,\n {2}"findings": \[\n {4}\{\n {6}"code": "money_not_booked"/,
      ),
    },
  })
})

test('money that was paid in instalments and is not in our books is found, too', async () => {
  await shop.database.pool.query(
    "UPDATE sandbox_payments SET status = 'SETTLED' WHERE transaction_id IS NOT NULL",
  )
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('2 findings'),
  })
})
