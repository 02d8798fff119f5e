import { mkdtempSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHeldStore } from '../../../test/files/held-store.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import { comments } from '../../modules/comment/comment.tables.ts'
import { openReviewPictures } from '../../modules/comment/review-pictures.ts'
import { openFolder } from '../../modules/file-store/folder-files.ts'
import { reviewComment } from './moderate-comment.ts'
import { makeReviewPictureTender } from './tend-review-pictures.ts'

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

/** A photo, of another colour each time: the same pixels are the same picture. */
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
    // No cache in front of the api keeps it for long.
    expect((await shop.app.inject({ url: src })).headers['cache-control']).toBe('public, max-age=3600')

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

describe('what a crash left of pictures', () => {
  const HOUR_MS = 61 * 60_000
  const rounds = async (count: number, tend = makeReviewPictureTender(shop.desk)) => {
    for (let round = 0; round < count; round += 1) {
      await tend()
      shop.time.advance(HOUR_MS)
    }
  }
  /** A review that its author deleted, whose files were not removed. */
  const deleted = async () => {
    await add([await photo()])
    const { id } = await newest()
    await reviewComment(shop.desk, id, 'published')
    const src = (await shown())[0]?.src ?? ''
    await shop.db.delete(comments).where(eq(comments.id, id))
    return { id, src }
  }

  test('goes in the second round that misses its review, with the copy that everybody saw', async () => {
    const { id, src } = await deleted()
    const tend = makeReviewPictureTender(shop.desk)
    await rounds(1, tend)
    // The files could be of a review that is being written at this moment.
    expect([await isKept(id), await statusOf(src)]).toEqual([true, 200])
    // Within the hour a second round does nothing.
    shop.time.advance(-HOUR_MS)
    await tend()
    expect(await isKept(id)).toBe(true)
    shop.time.advance(HOUR_MS)
    await rounds(1, tend)
    expect([await isKept(id), await statusOf(src)]).toEqual([false, 404])
  })

  test('stays where its review came after the first round, or waits, or is shown', async () => {
    await add([await photo()])
    const { id } = await newest()
    const late = `${'ab'.repeat(16)}`
    await openReviewPictures(shop.files).keep(late, [
      { image: { key: '', width: 1, height: 1, alt: '', color: '#888888' }, data: Buffer.from('late') },
    ])
    const tend = makeReviewPictureTender(shop.desk)
    await rounds(1, tend)
    const row = (await shop.db.select().from(comments).where(eq(comments.id, id)))[0]
    if (!row) throw new Error('no review')
    await shop.db.insert(comments).values({ ...row, id: late, customerId: null })
    await rounds(2, tend)
    expect([await isKept(id), await isKept(late)]).toEqual([true, true])
    await reviewComment(shop.desk, id, 'published')
    await rounds(2, tend)
    expect(await statusOf((await shown())[0]?.src ?? '')).toBe(200)
  })

  test('is on no address: a copy of a review that was taken back goes with the first round', async () => {
    await add([await photo()])
    const { id } = await newest()
    await reviewComment(shop.desk, id, 'published')
    const src = (await shown())[0]?.src ?? ''
    const comment = await commentRepository(shop.db).lock(id)
    await commentRepository(shop.db).update(comment ?? expect.fail(), { status: 'rejected' })
    expect(await statusOf(src)).toBe(200)
    await rounds(1)
    expect([await statusOf(src), await isKept(id)]).toEqual([404, true])
  })
})

describe('while the store is slow', () => {
  const store = makeHeldStore(openFolder(mkdtempSync(join(tmpdir(), 'hojreh-media-'))))
  let usual: TestApp
  beforeAll(async () => {
    usual = shop
    shop = await createTestApp({ files: store.files })
  })
  afterAll(async () => {
    await shop.close()
    shop = usual
  })
  const names = async () => {
    const found: string[] = []
    for await (const name of store.files.list()) found.push(name)
    return found
  }

  test('a review with pictures holds up nothing else of its author, and is refused without leaving them', async () => {
    const { reached, release } = store.hold()
    const adding = add([await photo()])
    await reached
    expect((await add([])).statusCode).toBe(200)
    release()
    expect((await adding).json().code).toBe('comment_pending')
    expect(await names()).toEqual([])
  })

  test('its author takes a review back that is being published, and its picture is on no address', async () => {
    await add([await photo()])
    const { id } = await newest()
    const { reached, release } = store.hold()
    const publishing = reviewComment(shop.desk, id, 'published')
    await reached
    const deleted = await customer.post(`/api/user/deleteComment?id=${id}`, {})
    release()
    expect(deleted.statusCode).toBe(200)
    await expect(publishing).rejects.toMatchObject({ code: 'not_found' })
    expect(await names()).toEqual([])
  })
})

test('a picture that the job took while its review was published is there again', async () => {
  await add([await photo()])
  const { id } = await newest()
  const { comment } = (await commentRepository(shop.db).find(id)) ?? expect.fail()
  const pictures = openReviewPictures(shop.files)
  const { actor } = shop.desk
  await reviewComment(
    {
      ...shop.desk,
      actor: {
        ...actor,
        write: async (work) => {
          await pictures.hide(shop.db, comment)
          return actor.write(work)
        },
      },
    },
    id,
    'published',
  )
  expect(await statusOf((await shown())[0]?.src ?? '')).toBe(200)
})
