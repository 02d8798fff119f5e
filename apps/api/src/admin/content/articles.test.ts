import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { readContentRevision } from '../../modules/content-revision/content-revision.ts'

let desk: TestDesk
let other: Awaited<ReturnType<TestApp['secondApp']>>
let manager: TestStaff
let writer: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
  writer = await signInStaff(desk.shop, 'writer', '09330000002')
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const words = {
  summary: 'از گره تا رنگ',
  author: 'مریم راد',
  category: 'راهنما',
  tags: ['گلیم', 'رنگ'],
  slug: '',
}
let articles = 0
const write = async (changes: object = {}, by: TestStaff = writer) => {
  articles += 1
  const body = { ...words, title: `گلیم قشقایی ${articles}`, bodyHtml: '<p>متن</p>', ...changes }
  const response = await by.post('/api/admin/article/add', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string; slug: string; bodyHtml: string; edition: { version: number } }>()
}
const act = (name: string, id: string, body?: object, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/article/${name}?id=${id}`, body)
const publish = async (id: string) => expect((await act('publish', id, {})).statusCode).toBe(200)
const read = (path: string) => desk.shop.app.inject({ url: encodeURI(path) })
const statusesOf = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted()

/** Where readers and their programs meet an article: which of them know its address. */
const placesOf = async (slug: string) => {
  await untilContentIsSeen(desk.shop)
  const places = {
    article: (await read(`/api/blog/article?slug=${slug}`)).statusCode === 200,
    list: (await read('/api/blog/articles?take=50')).body,
    search: (await read('/api/blog/articles?q=قشقایی&take=50')).body,
    suggestions: (await read('/api/shop/suggest?q=قشقایی')).body,
    sitemap: decodeURI((await read('/sitemap/articles.xml')).body),
    feed: decodeURI((await read('/blog/feed.xml')).body),
  }
  const known = Object.entries(places).filter(([, found]) =>
    typeof found === 'string' ? found.includes(slug) : found,
  )
  return known.map(([name]) => name)
}

describe('an article', () => {
  test('is a draft that no reader meets until it is published, and is nowhere within a second after it was taken back', async () => {
    const { id, slug } = await write()
    expect(await placesOf(slug)).toEqual([])
    await publish(id)
    expect(await placesOf(slug)).toEqual(['article', 'list', 'search', 'suggestions', 'sitemap', 'feed'])
    expect((await act('unpublish', id)).json()).toMatchObject({ state: 'draft', publishedAt: null })
    expect(await placesOf(slug)).toEqual([])
  })

  test('keeps what the writer meant and nothing that runs', async () => {
    const { bodyHtml } = await write({
      bodyHtml:
        '<h2 style="color:red">رنگ</h2><p onclick="alert(1)">روناس <a href="/shop">فروشگاه</a></p><script>alert(1)</script><p><img src=x onerror=alert(1)></p>',
    })
    expect(bodyHtml).toBe('<h2>رنگ</h2><p>روناس <a href="/shop">فروشگاه</a></p>')
  })

  test('that was moved leads readers from its old address; the address of a draft was nobody’s', async () => {
    const draft = await write()
    await act('edit', draft.id, { version: 0, slug: 'پیش‌نویس' }, writer)
    const { id, slug } = await write()
    await publish(id)
    await act('edit', id, { version: 0, slug: 'جای تازه' })
    await act('edit', id, { version: 1, slug: 'جای تازه‌تر' })
    const to = '/blog/جای-تازه-تر'
    const rules = (await read('/api/setting/routeRules')).json<{ from: string; to: string }[]>()
    expect(rules.map(({ from, to: target }) => [from, target])).toEqual([
      [`/blog/${slug}`, expect.stringContaining('/blog/')],
      ['/blog/جای-تازه', expect.stringContaining('/blog/')],
    ])
    expect(new Set(rules.map(({ to: target }) => target)).size, to).toBe(1)
  })

  test('has an address of its own: a typed one that is taken is told at its field', async () => {
    const { slug } = await write({ title: 'ترمه' })
    expect((await write({ title: 'ترمه' })).slug).toBe(`${slug}-2`)
    const response = await writer.post('/api/admin/article/add', {
      ...words,
      ...{ title: 'دیگری', bodyHtml: '', slug },
    })
    expect([response.statusCode, response.json().code]).toEqual([409, 'slug_taken'])
    expect(response.json().fields.slug).toMatch(/[آ-ی]/)
  })

  test('tells search engines the words that were written for them, and its own where there are none', async () => {
    const { id, slug, edition } = await write()
    await publish(id)
    const seo = async () => {
      await untilContentIsSeen(desk.shop)
      return (await read(`/api/blog/article?slug=${slug}`)).json().article.seo
    }
    expect(await seo()).toEqual({ title: `گلیم قشقایی ${articles}`, description: words.summary })
    const typed = { seoTitle: 'خرید گلیم قشقایی', seoDescription: 'راهنمای خرید' }
    expect((await act('edit', id, { version: edition.version, ...typed })).json()).toMatchObject(typed)
    expect(await seo()).toEqual({ title: 'خرید گلیم قشقایی', description: 'راهنمای خرید' })
  })

  test('without a text is not published', async () => {
    const { id } = await write({ bodyHtml: '<p> </p>' })
    expect((await act('publish', id, {})).json().code).toBe('text_missing')
  })
})

describe('a scheduled article', () => {
  test('appears when its time has come, by its row alone, and then the memories let go of the old pages', async () => {
    const { id, slug } = await write()
    const { publishedAt, state } = (await act('publish', id, { at: '1410/01/01 10:30' })).json()
    expect([state, publishedAt]).toEqual(['scheduled', '2031-03-21T07:00:00.000Z'])
    expect(await placesOf(slug)).toEqual([])
    const before = await readContentRevision(desk.shop.database)
    // Its time comes earlier than it was said.
    await desk.shop.database.pool.query('UPDATE articles SET published_at = now() WHERE id = $1', [id])
    expect((await readContentRevision(desk.shop.database)).revision).toBeGreaterThan(before.revision)
    expect(await placesOf(slug)).toContain('list')
  })

  test('moves the revision of the content at its time and not before', async () => {
    const { id } = await write()
    const revision = async () => (await readContentRevision(desk.shop.database)).revision
    const { pool } = desk.shop.database
    const before = await revision()
    await act('publish', id, { at: '1410/02/01 10:30' })
    expect(await revision()).toBe(before)
    await pool.query(`UPDATE content_changes SET made_at = now() WHERE made_at = '2031-04-21T07:00:00Z'`)
    expect(await revision()).toBe(before + 1)
  })
})

describe('who writes without the permission to publish', () => {
  test('edits drafts, and neither publishes nor changes what readers see or will see', async () => {
    const { id } = await write()
    expect((await act('edit', id, { version: 0, title: 'نو' }, writer)).statusCode).toBe(200)
    expect((await act('publish', id, {}, writer)).statusCode).toBe(403)
    await act('publish', id, { at: '1410/01/01 10:30' })
    expect((await act('edit', id, { version: 1, title: 'نوتر' }, writer)).json().code).toBe('forbidden')
    expect((await act('edit', id, { version: 1, title: 'نوتر' })).json()).toMatchObject({ title: 'نوتر' })
  })
})

test('of two who edit one article the second is told, and the books keep what changed', async () => {
  const { id } = await write()
  expect((await act('edit', id, { version: 0, title: 'از نویسنده' }, writer)).statusCode).toBe(200)
  expect((await act('edit', id, { version: 0, title: 'از مدیر' })).json().code).toBe('edit_conflict')
  const { items } = (await manager.get(`/api/admin/actions?subject=article:${id}&call=editArticle`)).json()
  expect(items).toContainEqual(
    expect.objectContaining({ after: expect.objectContaining({ title: 'از نویسنده' }) }),
  )
})

test('presses at the same moment publish once and take back once', async () => {
  const twin = adminPage({ app: other }, manager.headers)
  const { id } = await write()
  const both = (name: string) => Promise.all([act(name, id, {}), act(name, id, {}, twin)])
  expect(statusesOf(await both('publish'))).toEqual([200, 409])
  expect(
    statusesOf(await Promise.all([act('unpublish', id), act('unpublish', id, undefined, twin)])),
  ).toEqual([200, 409])
})

test('the list is searched by words however they are written, and by state', async () => {
  const { id } = await write({ title: 'ترنج كهنه', tags: ['ابریشم'] })
  const idsOf = async (query: Record<string, string>) => {
    const { items } = (await writer.get(`/api/admin/articles?${new URLSearchParams(query)}`)).json()
    return items.map((item: { id: string }) => item.id)
  }
  expect(await idsOf({ q: 'ترنج کهنه' })).toEqual([id])
  expect(await idsOf({ q: 'ابریشم' })).toEqual([id])
  expect(await idsOf({ q: 'ترنج', state: 'published' })).toEqual([])
})

describe('the picture of an article', () => {
  const cover = (id: string, by: TestStaff, body: unknown = desk.pixel) =>
    by.post(`/api/admin/article/cover?id=${id}&alt=${encodeURIComponent('گلیم')}`, body as object)

  test('is what readers see at the head of it, until it is taken away', async () => {
    const { id, slug } = await write()
    expect((await cover(id, writer)).json().cover).toMatchObject({ alt: 'گلیم', width: 1 })
    await publish(id)
    const read = async () =>
      (await desk.shop.app.inject({ url: encodeURI(`/api/blog/article?slug=${slug}`) })).json()
    const { src } = (await read()).article.cover
    expect((await desk.shop.app.inject({ url: src })).statusCode).toBe(200)
    expect((await cover(id, writer)).statusCode).toBe(403)
    await act('cover/remove', id)
    expect((await read()).article.cover).toBeNull()
    expect((await act('cover/remove', id)).json().code).toBe('already_done')
  })

  test('is one: a file of another kind is refused, whatever it calls itself', async () => {
    const { id } = await write()
    expect((await cover(id, writer, Buffer.from('<svg onload="alert(1)"/>'))).json().code).toBe(
      'picture_unreadable',
    )
  })

  test('within its text is the shop’s own, and stays when the text is saved', async () => {
    const { src } = (
      await writer.post(`/api/admin/picture/add?alt=${encodeURIComponent('رنگ')}`, desk.pixel)
    ).json()
    const { bodyHtml } = await write({ bodyHtml: `<p><img src="${src}" alt="رنگ"></p>` })
    expect(bodyHtml).toBe(`<p><img src="${src}" alt="رنگ"></p>`)
  })
})
