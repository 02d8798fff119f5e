import { generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const ORIGIN = 'http://localhost:8080'

let shop: TestApp
let other: FastifyInstance
let manager: TestStaff
beforeAll(async () => {
  // As a shop runs: answers and cards are kept in memory, and each process has a memory of its own.
  shop = await createTestApp({
    config: {
      ...{ PUBLIC_ORIGIN: ORIGIN, TOROB_PUBLIC_KEY: pem },
      ...{ RESPONSE_CACHE_MB: '8', PRODUCTS_IN_MEMORY: '1000' },
    },
  })
  other = await shop.secondApp()
  manager = await signInStaff(shop, 'manager', '09330000001')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const post = async <T>(path: string, body: object = {}): Promise<T> => {
  const response = await manager.post(`/api/admin/${path}`, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<T>()
}
type Ask = (app: FastifyInstance) => Promise<string>
const read =
  (url: string): Ask =>
  async (app) =>
    decodeURI((await app.inject({ url: encodeURI(url) })).body)
const torob =
  (payload: object): Ask =>
  async (app) => {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA' })
      .setAudience('localhost')
      .setExpirationTime('5m')
      .sign(privateKey)
    const headers = { 'x-torob-token': token, 'x-torob-token-version': '1' }
    const response = await app.inject({ method: 'POST', url: '/torob_api/v3/products', payload, headers })
    expect(response.statusCode, response.body).toBe(200)
    return decodeURI(response.body)
  }
/** The places of each process that know an address. */
const knownAt = async (places: Record<string, Ask>, slug: string): Promise<string[]> => {
  const found = await Promise.all(
    [shop.app, other].flatMap((app, process) =>
      Object.entries(places).map(async ([place, ask]) =>
        (await ask(app)).includes(slug) ? [`${place} of process ${process + 1}`] : [],
      ),
    ),
  )
  return found.flat()
}
const expectShown = (places: Record<string, Ask>, slug: string) =>
  expect.poll(() => knownAt(places, slug)).toHaveLength(2 * Object.keys(places).length)
/**
 * Each process has a second from the answer of the write to know of it, and from then on no place may know the address.
 * The clock does not run while they are asked: that takes longer on a busy machine than on a shop's.
 */
const expectGone = async (places: Record<string, Ask>, slug: string) => {
  await Promise.all([shop.app, other].map((app) => untilContentIsSeen({ ...shop, app })))
  expect(await knownAt(places, slug)).toEqual([])
}

let made = 0
const image = { key: '0'.repeat(32), width: 600, height: 400, alt: '', color: '#888888' }
const putShownProduct = async () => {
  made += 1
  const [slug, title] = [`taken-back-${made}-end`, `کاسه‌ی زمردین ${made}`]
  const category = `shelf-${made}`
  const { id: categoryId } = await post<{ id: string }>('category/add', {
    ...{ title: `قفسه‌ی ${made}`, slug: category, parentId: null },
  })
  const inCategory = { categoryId, categoryIds: [categoryId] }
  await putProduct(shop.db, { slug: `neighbour-${made}`, ...inCategory })
  const id = await putProduct(shop.db, {
    ...{ slug, title, images: [image], ...inCategory },
    createdAt: new Date(Date.UTC(2026, 5, made)),
  })
  const places: Record<string, Ask> = {
    page: read(`/api/shop/product?slug=${slug}`),
    list: read('/api/shop/products?take=24'),
    category: read(`/api/shop/products?category=${category}`),
    search: read(`/api/shop/search?q=${title}`),
    suggestions: read(`/api/shop/suggest?q=${title}`),
    neighbour: read(`/api/shop/product?slug=neighbour-${made}`),
    sitemap: read('/sitemap/products-1.xml'),
    google: read('/feeds/google.xml'),
    'torob, the newest': torob({ page: 1, sort: 'date_added_desc' }),
    'torob, what changed': torob({ page: 1, sort: 'date_updated_desc' }),
    'torob, by its id': torob({ page_uniques: [id] }),
    'torob, by its address': torob({ page_urls: [`${ORIGIN}/shop/${slug}`] }),
  }
  return { id, slug, places }
}

describe('within a second after it was taken back, in every process', () => {
  test.each([
    ['hidden', (id: string) => post(`product/edit?id=${id}`, { version: 0, isPublished: false })],
    ['put away', (id: string) => post(`product/archive?id=${id}`)],
  ])(
    'a product that was %s is in no list, search, sitemap and feed, nor at Torob',
    async (_how, takeBack) => {
      const { id, slug, places } = await putShownProduct()
      await expectShown(places, slug)
      await takeBack(id)
      await expectGone(places, slug)
    },
  )

  test('an article is in no list, search, sitemap and feed', async () => {
    const { id, slug } = await post<{ id: string; slug: string }>('article/add', {
      ...{ title: 'شیشه‌گری زمردین', summary: 'از شن تا نور', bodyHtml: '<p>متن</p>', author: 'مریم راد' },
      ...{ category: 'راهنما', tags: ['شیشه'], slug: 'emerald-glass' },
    })
    await post(`article/publish?id=${id}`)
    const places = {
      page: read(`/api/blog/article?slug=${slug}`),
      list: read('/api/blog/articles'),
      search: read('/api/blog/articles?q=زمردین'),
      suggestions: read('/api/shop/suggest?q=شیشه‌گری'),
      sitemap: read('/sitemap/articles.xml'),
      rss: read('/blog/feed.xml'),
    }
    await expectShown(places, slug)
    await post(`article/unpublish?id=${id}`)
    await expectGone(places, slug)
  })
})
