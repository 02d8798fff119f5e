import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { cropProductPicture } from '../../workflows/goods/product-pictures.ts'

let desk: TestDesk
let editor: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  editor = await signInStaff(desk.shop, 'catalogue', '09340000001')
})
afterAll(() => desk.shop.close())

interface Shown {
  key: string
  alt: string
  src: string
  width: number
  height: number
}
const photo = (red: number, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 60 } } }).jpeg()
const upload = async (id: string, bytes: Buffer) => {
  desk.shop.time.advance(1_000)
  return editor.post(`/api/admin/product/picture/add?id=${id}`, bytes)
}
const edit = async (id: string, change: object): Promise<Shown[]> => {
  const response = await editor.post(`/api/admin/product/pictures?id=${id}`, change)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const recordOf = async (id: string): Promise<Shown[]> =>
  (await editor.get(`/api/admin/product?id=${id}`)).json().pictures
/** A product with pictures of these reds; returns their keys. */
const pictured = async (...reds: number[]) => {
  const id = await putProduct(desk.shop.db, { title: 'گلدان' })
  for (const red of reds) await upload(id, await photo(red).toBuffer())
  return { id, keys: (await recordOf(id)).map(({ key }) => key) }
}

test('a picture that is put in is shown in the shop, upright, without what the camera wrote into it', async () => {
  const id = await putProduct(desk.shop.db, { slug: 'pictured' })
  const lying = await photo(200, 60, 40)
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const [picture] = (await upload(id, lying)).json<Shown[]>()
  expect(picture).toMatchObject({ width: 40, height: 60, alt: expect.stringContaining('کالای') })
  const shown = await desk.shop.app.inject({ url: picture?.src ?? '' })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(shown.rawPayload.includes('secret-place')).toBe(false)
  await eventually(async () => {
    const page = await desk.shop.app.inject({ url: '/api/shop/product?slug=pictured' })
    expect(page.json().product.images).toHaveLength(1)
  })
})

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a text', Buffer.from('این تصویر نیست')],
  [
    'a drawing that could hold a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['half a picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
])('%s is refused and told, and the other pictures stay', async (_what, bytes) => {
  const { id, keys } = await pictured(10)
  const response = await upload(id, bytes)
  expect([response.statusCode, response.json().code]).toEqual([422, 'picture_unreadable'])
  expect((await recordOf(id)).map(({ key }) => key)).toEqual(keys)
})

test('a file beyond twelve megabytes is refused before it is looked at', async () => {
  const response = await upload(await putProduct(desk.shop.db), Buffer.alloc(12 * 1024 * 1024 + 1))
  expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large'])
})

test('pictures that come in at the same moment are all there, and one that is sent twice is there once', async () => {
  const id = await putProduct(desk.shop.db)
  const files = await Promise.all([1, 60, 120, 180, 180].map((red) => photo(red).toBuffer()))
  const statuses = await Promise.all(files.map((bytes) => upload(id, bytes)))
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(await recordOf(id)).toHaveLength(4)
})

test('a new order, a description and a removal are kept, and a picture that came in meanwhile stays', async () => {
  const { id, keys } = await pictured(10, 80, 150)
  const [first = '', second = '', third = ''] = keys
  await upload(id, await photo(220).toBuffer())
  const pictures = await edit(id, {
    order: [third, first],
    alts: [{ key: first, alt: 'از پشت' }],
    removed: [second],
  })
  expect(pictures.slice(0, 2).map(({ key, alt }) => [key, alt])).toEqual([
    [third, 'گلدان'],
    [first, 'از پشت'],
  ])
  expect(pictures).toHaveLength(3)
  expect(await recordOf(id)).toEqual(pictures)
})

const crop = (id: string, part: object) => {
  desk.shop.time.advance(1_000)
  return editor.post(`/api/admin/product/picture/crop?id=${id}`, part)
}
/** A product with a picture of 100 × 80, red at the left and blue at the right, between two others. */
const twoColoured = async () => {
  const { id } = await pictured(10)
  const blue = await sharp({ create: { width: 50, height: 80, channels: 3, background: '#1020f0' } })
    .png()
    .toBuffer()
  const both = photo(250, 100, 80).composite([{ input: blue, left: 50, top: 0 }])
  await upload(id, await both.toBuffer())
  await upload(id, await photo(180).toBuffer())
  const [first = '', whole = '', last = ''] = (await recordOf(id)).map(({ key }) => key)
  await edit(id, { alts: [{ key: whole, alt: 'از پشت' }] })
  return { id, first, whole, last }
}

test('a part of a picture stands in its place with its words, and the whole one stays in the library', async () => {
  const { id, first, whole, last } = await twoColoured()
  const pictures = (await crop(id, { key: whole, left: 60, top: 20, width: 40, height: 50 })).json<Shown[]>()
  const part = pictures[1]
  expect(pictures.map(({ key }) => key)).toEqual([first, part?.key, last])
  expect(part).toMatchObject({ width: 40, height: 50, alt: 'از پشت' })
  expect(part?.key).not.toBe(whole)
  const { rawPayload } = await desk.shop.app.inject({ url: part?.src ?? '' })
  const { dominant } = await sharp(rawPayload).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  const other = await putProduct(desk.shop.db)
  const taken = await editor.post(`/api/admin/product/picture/add?id=${other}&from=${whole}`)
  expect(taken.json()).toMatchObject([{ key: whole, width: 100, height: 80 }])
})

test.each([
  ['reaches over its right edge', { left: 61, top: 0, width: 40, height: 40 }],
  ['reaches over its lower edge', { left: 0, top: 41, width: 40, height: 40 }],
  ['is outside', { left: 100, top: 80, width: 40, height: 40 }],
  ['is too small to show anything', { left: 0, top: 0, width: 31, height: 40 }],
  ['is no whole number', { left: 0.5, top: 0, width: 40, height: 40 }],
])('a part that %s is refused, and the pictures stay', async (_what, part) => {
  const { id, first, whole, last } = await twoColoured()
  const response = await crop(id, { key: whole, ...part })
  expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed'])
  expect((await recordOf(id)).map(({ key }) => key)).toEqual([first, whole, last])
})

test('a picture that a colleague took off, or of another product, is not cropped', async () => {
  const { id, whole } = await twoColoured()
  const other = await pictured(90)
  await edit(id, { removed: [whole] })
  const part = { left: 0, top: 0, width: 32, height: 32 }
  const refused = [await crop(id, { key: whole, ...part }), await crop(other.id, { key: whole, ...part })]
  expect(refused.map((response) => response.json().code)).toEqual(['picture_gone', 'picture_gone'])
})

// By the workflow: a process crops one after the other, and there are several.
test('of two who crop one picture at once one is told that it is gone', async () => {
  const { id, whole: key } = await twoColoured()
  const store = openMediaStore(desk.shop.files)
  const ends = await Promise.allSettled(
    [0, 60].map((left) =>
      cropProductPicture(desk.shop.desk, store, id, { key, left, top: 0, width: 40, height: 40 }),
    ),
  )
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
  expect(refused).toEqual(['picture_gone'])
  expect(await recordOf(id)).toHaveLength(3)
})
