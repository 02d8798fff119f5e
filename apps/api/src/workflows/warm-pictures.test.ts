import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { openMediaStore } from '../modules/media/media-store.ts'
import { makePictureWarmer } from './warm-pictures.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('the front pictures of what sells best are rendered first, a few at a turn', async () => {
  const store = openMediaStore(shop.files)
  const picture = async (fill: string) => ({
    key: await store.addOriginal(
      `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360"><rect width="360" height="360" fill="${fill}"/></svg>`,
    ),
    width: 360,
    height: 360,
    alt: '',
    color: fill,
  })
  const [first, back, second, hidden] = await Promise.all(['#111', '#222', '#333', '#444'].map(picture))
  if (!first || !back || !second || !hidden) throw new Error('no pictures')
  await putProduct(shop.db, { images: [second], soldCount: 1 })
  await putProduct(shop.db, { images: [first, back], soldCount: 9 })
  await putProduct(shop.db, { images: [hidden], isPublished: false })
  await putProduct(shop.db, { images: [await picture('#555')], soldCount: 5 })
  await putProduct(shop.db, { images: [await picture('#666')], soldCount: 4 })
  const isReady = async ({ key }: { key: string }, width = 320) =>
    (await store.readRendered(key, `${width}.avif`)) !== null

  const warm = makePictureWarmer(shop.db, store)
  await warm()
  expect(await Promise.all([isReady(first), isReady(second)])).toEqual([true, false])
  // Of each picture two widths, and three renderings at a turn.
  await warm()
  await warm()
  expect(await Promise.all([isReady(second), isReady(back), isReady(hidden)])).toEqual([true, false, false])
  // The original has 360 pixels.
  expect(await isReady(first, 400)).toBe(false)
  await warm()
})
