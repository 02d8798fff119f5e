import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { runCommand } from '../../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { startEmpty } from '../../workflows/demo/seed-demo.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await startEmpty(shop.database)
})
afterAll(() => shop.close())

const run = (...words: string[]) =>
  runCommand(words.length === 1 ? ['opening', ...words] : words, {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
    CARD_NUMBER: '6037991122334455',
    SHOP_TITLE: 'گلیم‌فروشی',
    SHOP_PHONE: '02144445555',
    SHOP_ADDRESS: 'تهران',
  })

test('without a back office the operator opens the shop at the machine, once nothing is missing, and closes it', async () => {
  expect((await run('samples', 'add')).stdout).toContain('samples in the shop')
  await expect(run('open')).rejects.toMatchObject({ stderr: expect.stringContaining('samples are left') })
  await expect(run('opening', 'open', '--with-samples')).rejects.toMatchObject({
    stderr: expect.stringContaining('a product that shows'),
  })
  await putProduct(shop.db)
  await run('samples', 'remove')
  expect((await run('show')).stdout).toMatch(/^[^\n]*has not opened yet\n[^\n]*its logo \(optional\)\n$/)
  expect((await run('open')).stdout).toContain('the shop is open')
  await expect(run('open')).rejects.toMatchObject({ code: 1 })
  expect((await run('close')).stdout).toContain('takes no orders')
})
