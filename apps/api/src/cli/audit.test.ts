import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../test/checkout.ts'
import { putProduct } from '../../test/put-product.ts'
import { runCommand } from '../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  // Its own port: the sandbox is asked over HTTP.
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const customer = await shop.signIn('09260000001')
  await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
  const { paymentId } = (await customer.get(payUrl())).json()
  // The command lives in the present, the test's clock does not.
  await shop.database.pool.query('UPDATE payments SET created_at = now() WHERE id = $1', [paymentId])
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

test('an operator sees that the books are sound, and that the gateway was asked', async () => {
  expect((await run()).stdout).toMatch(/^دفترها درست است[^\n]+ 1 attempts asked at the gateway\n$/)
})

test('a damage shows in a table and in the exit code, for people and for programs', async () => {
  await shop.database.pool.query("UPDATE sandbox_payments SET status = 'VERIFIED'")
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
        /"asked": 1,\n {2}"findings": \[\n {4}\{\n {6}"code": "money_not_booked"/,
      ),
    },
  })
})
