import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { openMediaStore } from './media-store.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const red = { r: 200, g: 20, b: 30 }
const store = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .png()
    .toBuffer()
    .then(openMediaStore(shop.files).addOriginal)
const isRed = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > 150 && (data[1] ?? 255) < 80
}
const preview = async (key: string) => {
  const response = await shop.app.inject(`/api/media/${key}/social.jpg`)
  expect(response.headers['content-type']).toBe('image/jpeg')
  const { width, height } = await sharp(response.rawPayload).metadata()
  expect([width, height]).toEqual([1_200, 630])
  return response.rawPayload
}

test('a wide picture fills the preview of a link', async () => {
  const picture = await preview(await store(1_600, 900))
  expect(await isRed(picture, 5, 5)).toBe(true)
})

test('a square picture stands in the arch: inside it and not at its corners', async () => {
  const picture = await preview(await store(900, 900))
  expect(await isRed(picture, 855, 400)).toBe(true)
  expect(await isRed(picture, 625, 40)).toBe(false)
  expect(await isRed(picture, 300, 300)).toBe(false)
})

test('a page without a picture has the shop’s own, and an unknown one is not found', async () => {
  expect((await shop.app.inject('/api/media/social.jpg')).statusCode).toBe(200)
  expect((await shop.app.inject(`/api/media/${'0'.repeat(32)}/social.jpg`)).statusCode).toBe(404)
  expect((await shop.app.inject('/api/media/x/social.jpg')).statusCode).toBe(404)
})
