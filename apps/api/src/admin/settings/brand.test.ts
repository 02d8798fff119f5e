import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
let owner: TestStaff
beforeAll(async () => {
  shop = await createTestApp({ gateway: makeFakeGateway().gateway })
  owner = await signInStaff(shop, 'owner', '09390000004')
})
afterAll(() => shop.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 60, alpha: 0.5 } } })
    .png()
    .toBuffer()
const setLogo = (body: Buffer) => owner.post('/api/admin/brand/logo', body)
const edit = (version: number, color: string | null) =>
  owner.post('/api/admin/brand/edit', { version, color })
const config = async () => (await shop.app.inject('/api/config')).json()
const get = (url: string) => shop.app.inject(url)

test('the colour is told to every page and to the home screen of phones, and taken back by null', async () => {
  expect(await config()).toMatchObject({ brandColor: null, logo: null })
  expect((await edit(0, '#8A1C4A')).json()).toMatchObject({ color: '#8a1c4a', edition: { version: 1 } })
  expect((await config()).brandColor).toBe('#8a1c4a')
  expect((await get('/manifest.webmanifest')).json().theme_color).toBe('#8a1c4a')
  await edit(1, null)
  expect((await config()).brandColor).toBeNull()
})

test.each(['8a1c4a', '#8a1c4', 'red', '#8a1c4a}body{display:none', '#8a1c4a\n'])(
  'what is no colour does not come into a style sheet: %j',
  async (color) => {
    const { color: before } = (await owner.get('/api/admin/brand')).json()
    const { statusCode } = await edit(2, color)
    if (color.trim() !== '#8a1c4a') expect(statusCode).toBe(422)
    expect([before, '#8a1c4a']).toContain((await config()).brandColor)
  },
)

test('of two who saw the same colour the second one chooses anew', async () => {
  const { edition } = (await owner.get('/api/admin/brand')).json()
  expect((await edit(edition.version, '#22356f')).statusCode).toBe(200)
  expect((await edit(edition.version, '#3e7a3a')).json()).toMatchObject({ code: 'edit_conflict' })
  expect((await config()).brandColor).toBe('#22356f')
})

test('a square logo is shown, and is the icon of browsers and phones; a wide one is shown and is no icon', async () => {
  expect((await setLogo(await picture(600, 600))).statusCode).toBe(200)
  const { logo, brandColor } = await config()
  expect(logo).toMatchObject({ width: 600, height: 600 })
  // Beside a colour that was set before it nothing is lost.
  expect(brandColor).toBe('#22356f')
  const shown = await get(logo.src)
  expect(shown.headers['content-type']).toBe('image/webp')
  expect((await sharp(shown.rawPayload).metadata()).hasAlpha).toBe(true)
  const { icons } = (await get('/manifest.webmanifest')).json()
  const addresses = [
    (await get('/api/setting/favicon?size=32')).json().url,
    ...icons.map(({ src }: { src: string }) => src),
  ]
  for (const url of addresses) {
    expect(url).toContain(logo.src.split('/')[3])
    const { statusCode, rawPayload } = await get(url)
    const { width, height } = await sharp(rawPayload).metadata()
    expect([statusCode, width]).toEqual([200, height])
  }
  await setLogo(await picture(900, 300))
  expect((await config()).logo).toMatchObject({ width: 900, height: 300 })
  expect((await get('/api/setting/favicon?size=32')).json().url).toBe('/api/media/favicon/32.png')
})

test('an invoice has the logo', async () => {
  const customer = await shop.signIn('09151112255')
  await fillCart(customer, [{ productId: await putProduct(shop.db), count: 1 }])
  const { orderId } = (await customer.get(payUrl())).json()
  const { logo } = await config()
  expect((await customer.get(`/api/order/invoice?id=${orderId}`)).body).toContain(
    `<img src="${logo.src}" width="900" height="300"`,
  )
})

test('what is no picture is refused, and the logo stays; it is taken away once', async () => {
  expect((await setLogo(Buffer.from('<svg onload="alert(1)"/>'))).json()).toMatchObject({
    code: 'picture_unreadable',
  })
  expect((await config()).logo).not.toBeNull()
  expect((await owner.post('/api/admin/brand/logo/remove')).json()).toMatchObject({ logo: null })
  expect((await owner.post('/api/admin/brand/logo/remove')).json()).toMatchObject({ code: 'already_done' })
})

test.each(['17.png', '32.jpg', '../32.png', 'maskable'])(
  'no icon of another size is made: %s',
  async (file) => {
    await setLogo(await picture(64, 64))
    const key = (await config()).logo.src.split('/')[3]
    expect((await get(`/api/media/${key}/icon/${file}`)).statusCode).toBe(404)
  },
)
