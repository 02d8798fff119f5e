import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@hojreh/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { reviewComment } from './moderate-comment.ts'

let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0917${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db)
})

/** Each of another colour: the same pixels are the same picture. */
const photo = async (red = 10 * phones) =>
  (
    await sharp({ create: { width: 2400, height: 1200, channels: 3, background: { r: red, g: 90, b: 90 } } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
const add = (pictures: string[], who = customer) =>
  who.post('/api/comment/add', { productId, rating: 5, text: 'زیباست', pictures })
const newest = async (who = customer) => (await who.get('/api/user/comments')).json().items[0]
const shown = async () => {
  const response = await shop.app.inject(`/api/comment/list?productId=${productId}`)
  return endpoints.listComments.response.parse(response.json()).items.flatMap(({ pictures }) => pictures)
}
const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode
const isKept = (id: string) =>
  access(join(shop.config.MEDIA_FOLDER, 'review-pictures', `${id}-0.webp`)).then(
    () => true,
    () => false,
  )

describe('a picture of a review', () => {
  test('is on no address until the review is shown, and on none once it is taken back', async () => {
    await add([await photo()])
    const { id, pictureCount } = await newest()
    expect(pictureCount).toBe(1)
    expect(await shown()).toEqual([])

    await reviewComment(shop.desk, id, 'published')
    const [picture] = await shown()
    expect(picture).toMatchObject({ width: 1600, height: 800 })
    const { src = '' } = picture ?? {}
    expect(await statusOf(src)).toBe(200)

    await reviewComment(shop.desk, id, 'rejected')
    expect(await shown()).toEqual([])
    expect(await statusOf(src)).toBe(404)
    // A rejected review can be published again, with its pictures.
    await reviewComment(shop.desk, id, 'published')
    expect(await statusOf(src)).toBe(200)
  })

  test('has no address before anybody looked at it, not even for who knows its key', async () => {
    const picture = await photo()
    await add([picture])
    await reviewComment(shop.desk, (await newest()).id, 'published')
    const src = (await shown())[0]?.src ?? ''
    await customer.post(`/api/user/deleteComment?id=${(await newest()).id}`, {})
    await add([picture])
    expect(await statusOf(src)).toBe(404)
  })

  test('goes with the review that its author deletes', async () => {
    await add([await photo()])
    const { id } = await newest()
    await reviewComment(shop.desk, id, 'published')
    const src = (await shown())[0]?.src ?? ''
    expect([await statusOf(src), await isKept(id)]).toEqual([200, true])
    await customer.post(`/api/user/deleteComment?id=${id}`, {})
    expect([await statusOf(src), await isKept(id)]).toEqual([404, false])
  })

  test('stays while another shown review has the very same', async () => {
    const other = await shop.signIn(`0918${String(phones).padStart(7, '0')}`)
    const picture = await photo()
    for (const who of [customer, other]) {
      await add([picture], who)
      await reviewComment(shop.desk, (await newest(who)).id, 'published')
    }
    const src = (await shown())[0]?.src ?? ''
    await reviewComment(shop.desk, (await newest(other)).id, 'rejected')
    expect(await statusOf(src)).toBe(200)
  })

  test('is refused when it is no picture, whatever it calls itself, and nothing of the review is kept', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const bytes of [svg, '<?php system($_GET["c"]); ?>', 'GIF89a', '%PDF-1.7', ''])
      expect(
        (await add([await photo(), Buffer.from(bytes).toString('base64')])).statusCode,
      ).toBeGreaterThanOrEqual(400)
    expect((await customer.get('/api/user/comments')).json().total).toBe(0)
  })

  test('comes three at most, and with no comment on an article', async () => {
    const picture = await photo()
    expect((await add([picture, picture, picture, picture])).json().fields).toEqual({
      pictures: 'با هر نظر حداکثر سه عکس می‌آید',
    })
    const onArticle = await customer.post('/api/comment/add', {
      articleId: 'x',
      text: 'خوب',
      pictures: [picture],
    })
    expect(onArticle.json().fields).toHaveProperty('pictures')
  })
})
