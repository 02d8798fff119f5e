import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { runCommand } from '../../../test/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { checkPictures } from '../../doctor/check-pictures.ts'
import { pictureDownloads } from '../../modules/media/media.tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const run = (...parameters: string[]) =>
  runCommand(['pictures', ...parameters], {
    DATABASE_URL: shop.database.url,
    SECRET: shop.config.SECRET,
    MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
  })

test('the operator sees which pictures failed and why, is told by the doctor, and asks for them again', async () => {
  const productId = await putProduct(shop.db, { title: 'کاسه', sku: 'BOWL' })
  const failed = { productId, status: 'failed', attempts: 6, failure: 'status 403' } as const
  await shop.db.insert(pictureDownloads).values([
    { ...failed, url: 'https://cdn.example/a.jpg?signature=hidden', position: 0 },
    { ...failed, url: 'https://other.example/b.jpg', position: 1 },
    { productId, url: 'https://cdn.example/c.jpg', position: 2 },
  ])
  expect(await checkPictures(shop.database, { IMAGE_DOWNLOADS: true })).toMatchObject({
    state: 'doubtful',
    sentence: expect.stringMatching(/^2 of 1 products .*pictures list --failed/),
  })
  const { stdout } = await run('list', '--failed')
  expect(stdout).toMatch(/BOWL +کاسه +نیازمند شما \(failed\) +6 +status 403 +https:\/\/cdn.example\/a.jpg\?…/)
  expect(stdout).toMatch(/waiting: 1, failed: 2\n$/)
  expect(stdout).not.toContain('hidden')
  expect(stdout).not.toContain('c.jpg')

  expect((await run('retry', 'https://cdn.example/')).stdout).toContain('in the queue again: 1')
  expect((await run('retry')).stdout).toContain('in the queue again: 1')
  const rows = await shop.db.select().from(pictureDownloads)
  expect(rows.map(({ status, attempts }) => ({ status, attempts }))).toEqual(
    rows.map(() => ({ status: 'waiting', attempts: 0 })),
  )
  expect(await checkPictures(shop.database, { IMAGE_DOWNLOADS: true })).toMatchObject({ state: 'good' })
  expect(await checkPictures(shop.database, { IMAGE_DOWNLOADS: false })).toMatchObject({
    state: 'doubtful',
    sentence: expect.stringContaining('IMAGE_DOWNLOADS'),
  })
})
