import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'

let desk: TestDesk
let writer: TestStaff
let editor: TestStaff
let article: { id: string; slug: string }
let product: { productId: string; slug: string }
let members = 0
const signIn = async () => {
  members += 1
  writer = await signInStaff(desk.shop, 'writer', `0933${String(members).padStart(7, '0')}`)
  editor = await signInStaff(desk.shop, 'catalogue', `0934${String(members).padStart(7, '0')}`)
}
beforeAll(async () => {
  desk = await makeDesk()
  await signIn()
  const words = { title: 'گلیم', author: 'مریم راد', bodyHtml: '<p>متن</p>', tags: [] }
  const draft = { ...words, summary: '', category: '', slug: '' }
  article = (await writer.post('/api/admin/article/add', draft)).json()
  const hidden = { title: 'گلدان', sku: 'POT-1', price: 500_000 }
  product = (await editor.post('/api/admin/product/add', hidden)).json()
})
// A test that lets an hour pass ends the sessions of the staff as well.
beforeEach(signIn)
afterAll(() => desk.shop.close())

const at = (url: string) => desk.shop.app.inject({ url: encodeURI(url) })
const linkTo = async (kind: 'article' | 'product'): Promise<{ slug: string; preview: string }> => {
  const { path } =
    kind === 'article'
      ? (await writer.get(`/api/admin/article/preview?id=${article.id}`)).json()
      : (await editor.get(`/api/admin/product/preview?id=${product.productId}`)).json()
  const { pathname, searchParams } = new URL(path, 'http://shop.test')
  return {
    slug: decodeURI(pathname.split('/').at(-1) ?? ''),
    preview: searchParams.get('preview') ?? '',
  }
}
const calls = { article: '/api/blog/article', product: '/api/shop/product' } as const

describe.each(['article', 'product'] as const)('%s: what no visitor sees yet', (kind) => {
  const open = (slug: string, preview?: string) =>
    at(`${calls[kind]}?slug=${slug}${preview === undefined ? '' : `&preview=${preview}`}`)

  test('is seen by a link of the desk, which no cache keeps, and by nothing else', async () => {
    const { slug, preview } = await linkTo(kind)
    const shown = await open(slug, preview)
    expect(shown.json()[kind]).toMatchObject({ slug })
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(shown.headers.etag).toBeUndefined()
    expect((await open(slug)).statusCode).toBe(404)
    expect((await open(slug, '')).statusCode).toBe(404)
    expect((await open(slug, `${preview.slice(0, -1)}${preview.endsWith('A') ? 'E' : 'A'}`)).statusCode).toBe(
      404,
    )
    const [until = '', signature = ''] = preview.split('.')
    const later = (Number.parseInt(until, 36) + 3_600_000).toString(36)
    expect((await open(slug, `${later}.${signature}`)).statusCode).toBe(404)
  })

  test('is not opened by the link of another thing', async () => {
    const { slug } = await linkTo(kind)
    const { preview } = await linkTo(kind === 'article' ? 'product' : 'article')
    expect((await open(slug, preview)).statusCode).toBe(404)
  })

  test('is out of sight again when an hour has passed', async () => {
    const { slug, preview } = await linkTo(kind)
    desk.shop.time.advance(59 * 60_000)
    expect((await open(slug, preview)).statusCode).toBe(200)
    desk.shop.time.advance(60_001)
    expect((await open(slug, preview)).statusCode).toBe(404)
  })
})
