import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { PUBLISHED_TOROB_KEY } from '../../config/torob-settings.ts'
import { removeSetting, writeSetting } from '../content/settings.repository.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { readPublicKey } from './torob-token.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const stranger = generateKeyPairSync('ed25519').privateKey
const PATH = '/torob_api/v3/products'

let shop: TestApp
let kilimId: string
let soldOutId: string
beforeAll(async () => {
  shop = await createTestApp({
    config: { PUBLIC_ORIGIN: 'https://shop.example', TOROB_PUBLIC_KEY: pem },
  })
  kilimId = await putProduct(shop.db, {
    slug: 'گلیم',
    title: 'گلیم',
    price: 9_000_005,
    listPrice: 12_000_000,
    options: [{ name: 'رنگ', value: 'لاکی' }],
    attributes: [
      { name: 'جنس', value: 'پشم' },
      { name: 'نام انگلیسی', value: 'Kilim' },
      { name: 'گارانتی', value: '۲ سال' },
    ],
    images: [{ key: 'a'.repeat(32), width: 1200, height: 1200, alt: '', color: '#aabbcc' }],
    createdAt: new Date('2026-05-01'),
  })
  soldOutId = await putProduct(shop.db, { slug: 'sold-out', onHand: 0, createdAt: new Date('2026-04-01') })
  await putProduct(shop.db, { slug: 'hidden', isPublished: false })
})
afterAll(() => shop.close())

const token = (changes: { audience?: string; key?: typeof privateKey; expires?: string } = {}) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA' })
    .setAudience(changes.audience ?? 'shop.example')
    .setExpirationTime(changes.expires ?? '5m')
    .sign(changes.key ?? privateKey)
const ask = async (payload: object, signed?: string, version = '1') =>
  shop.app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { 'x-torob-token': signed ?? (await token()), 'x-torob-token-version': version },
  })
const firstPage = { page: 1, sort: 'date_added_desc' }

describe('a request is refused', () => {
  test.each([
    ['when somebody else signed it', () => token({ key: stranger })],
    ['when it was signed for another shop', () => token({ audience: 'other.example' })],
    ['when it is old', () => token({ expires: '-5m' })],
    [
      'when it is not signed at all',
      () => Promise.resolve('eyJhbGciOiJub25lIn0.eyJhdWQiOiJzaG9wLmV4YW1wbGUifQ.'),
    ],
  ])('%s', async (_, sign) => {
    const response = await ask(firstPage, await sign())
    expect(response.statusCode).toBe(401)
    expect(response.body).not.toContain('products')
  })

  test('without a token, or with one of an unknown version', async () => {
    expect((await shop.app.inject({ method: 'POST', url: PATH, payload: firstPage })).statusCode).toBe(401)
    expect((await ask(firstPage, undefined, '2')).statusCode).toBe(401)
  })

  test.each([
    {},
    { page: 1 },
    { sort: 'date_added_desc' },
    { page: '1', sort: 'date_added_desc' },
    { page: 0, sort: 'date_added_desc' },
    { page: 1, sort: 'price_asc' },
    { page: 1, sort: 'product_id_desc' },
    { page_urls: [] },
    { page_uniques: ['x'], page: 1, sort: 'date_added_desc' },
  ])('when it asks %j', async (body) => {
    const response = await ask(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: expect.any(String) })
  })
})

test('a page has the newest first, in toman, and 0 for what is sold out', async () => {
  const { products, ...envelope } = (await ask(firstPage)).json()
  expect(envelope).toEqual({ api_version: 'torob_api_v3', current_page: 1, total: 2, max_pages: 1 })
  expect(products[0]).toMatchObject({
    page_unique: kilimId,
    page_url: `https://shop.example/shop/${encodeURIComponent('گلیم')}`,
    current_price: 900_001,
    old_price: 1_200_000,
    availability: true,
    image_links: [`https://shop.example/api/media/${'a'.repeat(32)}/1280.jpg`],
    subtitle: 'Kilim',
    guarantee: '۲ سال',
    spec: { رنگ: 'لاکی', جنس: 'پشم' },
    date_added: '2026-05-01T00:00:00.000Z',
  })
  expect(products[1]).toMatchObject({ availability: false, current_price: 0 })
})

test('nothing of a closed shop can be bought there, and all of it again when it opens', async () => {
  const available = async () => {
    const { products } = (await ask({ page: 1, sort: 'date_added_desc' })).json()
    return products.filter((product: { availability: boolean }) => product.availability).length
  }
  const before = await available()
  expect(before).toBeGreaterThan(0)
  await writeSetting(shop.db, 'opened', { isOpen: false, firstOpenedAt: null })
  expect(await available()).toBe(0)
  await removeSetting(shop.db, 'opened')
  expect(await available()).toBe(before)
})

test('a product is found by its address or its id, a hidden one is not', async () => {
  const urls = [
    'https://shop.example/shop/گلیم',
    'https://shop.example/shop/hidden',
    'https://evil.example/shop/sold-out',
  ]
  const byUrl = (await ask({ page_urls: urls })).json()
  expect(byUrl.products.map((product: { page_unique: string }) => product.page_unique)).toEqual([kilimId])
  const byId = (await ask({ page_uniques: [kilimId] })).json()
  expect(byId).toMatchObject({ total: 1, products: [{ page_unique: kilimId }] })
  expect((await ask({ page_uniques: ['nothing'] })).json()).toMatchObject({ total: 0, products: [] })
})

test('a cursor leads to every product once', async () => {
  const first = (await ask({ sort: 'product_id_desc' })).json()
  expect(first.next_cursor).toBeNull()
  const [highest] = first.products
  const rest = (await ask({ sort: 'product_id_desc', cursor: highest.page_unique })).json()
  expect(rest.products).toHaveLength(first.products.length - 1)
})

test('a page by change begins with what was sold out or came back last, and says when', async () => {
  const read = async () => (await ask({ page: 1, sort: 'date_updated_desc' })).json().products
  const setStock = (productId: string, onHand: number) =>
    shop.db.update(stock).set({ onHand }).where(eq(stock.productId, productId))
  await setStock(soldOutId, 5)
  const [first, second] = await read()
  expect(first).toMatchObject({ page_unique: soldOutId, availability: true })
  expect(Date.parse(first.date_updated)).toBeGreaterThan(Date.parse(second.date_updated))
  // A sale that leaves some on the shelf is no news for Torob.
  await setStock(kilimId, 9)
  expect((await read())[0].page_unique).toBe(soldOutId)
  await setStock(kilimId, 0)
  expect((await read())[0]).toMatchObject({ page_unique: kilimId, availability: false })
})

test('the bot may come with GET and with a slash at the end', async () => {
  const headers = { 'x-torob-token': await token(), 'x-torob-token-version': '1' }
  const posted = await shop.app.inject({ method: 'POST', url: `${PATH}/`, payload: firstPage, headers })
  const expected = (await ask(firstPage)).json()
  expect(posted.json()).toEqual(expected)
  for (const path of [PATH, `${PATH}/`]) {
    const response = await shop.app.inject({ url: `${path}?page=1&sort=date_added_desc`, headers })
    expect(response.json()).toEqual(expected)
  }
  const one = await shop.app.inject({ url: `${PATH}?page_uniques=${kilimId}`, headers })
  expect(one.json()).toMatchObject({ total: 1, products: [{ page_unique: kilimId }] })
  expect((await shop.app.inject({ url: `${PATH}?page=1`, headers })).statusCode).toBe(400)
})

test('a bare GET says that somebody is there, and nothing of the catalogue; a question needs its token', async () => {
  const response = await shop.app.inject({ url: PATH })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    api_version: 'torob_api_v3',
    current_page: 1,
    total: 0,
    max_pages: 1,
    products: [],
  })
  expect((await shop.app.inject({ url: `${PATH}?page=1&sort=date_added_desc` })).statusCode).toBe(401)
})

test('without any configuration the key that Torob publishes is the one that counts', async () => {
  const other = await createTestApp({ config: { PUBLIC_ORIGIN: 'https://shop.example' } })
  expect(readPublicKey(PUBLISHED_TOROB_KEY).asymmetricKeyType).toBe('ed25519')
  const response = await other.app.inject({
    method: 'POST',
    url: PATH,
    payload: firstPage,
    headers: { 'x-torob-token': await token(), 'x-torob-token-version': '1' },
  })
  expect(response.statusCode).toBe(401)
  await other.close()
})

test('there is nothing at that address in a shop that wants no Torob', async () => {
  const other = await createTestApp({ config: { TOROB_PUBLIC_KEY: 'off' } })
  expect((await other.app.inject({ method: 'POST', url: PATH, payload: firstPage })).statusCode).toBe(404)
  await other.close()
})

test('the key is read in every form that is handed around', () => {
  const inside = pem.replace(/-----[^-]+-----|\s/g, '')
  const raw = Buffer.from(inside, 'base64').subarray(-32).toString('base64')
  for (const text of [pem, inside, raw]) expect(readPublicKey(text).equals(publicKey)).toBe(true)
  expect(() => readPublicKey('not a key')).toThrow()
})
