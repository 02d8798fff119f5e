import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { runCommand } from '../../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
let productId: string
beforeAll(async () => {
  shop = await createTestApp()
  productId = await putProduct(shop.db, { title: 'کاسه‌ی فیروزه‌ای' })
  const customer = await shop.signIn('09240000011')
  await customer.post('/api/comment/add', { productId, rating: 4, text: 'خوش‌رنگ است' })
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand(['comments', ...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
  })
const published = async () => (await shop.app.inject(`/api/comment/list?productId=${productId}`)).json().items

test('the operator reads what waits, publishes it, answers it and takes it back', async () => {
  const [waiting] = JSON.parse((await run('list', '--status', 'pending', '--json')).stdout)
  expect(waiting).toMatchObject({ text: 'خوش‌رنگ است', rating: 4, about: { title: 'کاسه‌ی فیروزه‌ای' } })
  expect((await run('list')).stdout).toContain('در انتظار بررسی')
  expect(await published()).toEqual([])

  await run('publish', waiting.id)
  await run('reply', waiting.id, 'سپاس از شما')
  expect(await published()).toMatchObject([{ text: 'خوش‌رنگ است', reply: 'سپاس از شما' }])
  expect((await run('list', '--status', 'published')).stdout).toContain('پاسخ فروشگاه: سپاس از شما')

  await run('reject', waiting.id)
  expect(await published()).toEqual([])
})

test('a comment that there is not is told in a sentence', async () => {
  await expect(run('publish', 'nothing')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^نظری با این شناسه نیست[^\n]*nothing\n/),
  })
})
