import type { AuthorRecord, AuthorRow } from '@hojreh/contract/admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putArticle } from '../../../test/put-article.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { authorRepository } from '../../modules/content/authors.repository.ts'
import { articles } from '../../modules/content/content.tables.ts'
import { makeAuthorGatherer } from '../../workflows/authors/gather-authors.ts'
import { publishArticle } from '../../workflows/content/publish-article.ts'

let desk: TestDesk
let manager: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
})
afterAll(() => desk.shop.close())

const add = async (body: object): Promise<AuthorRecord> =>
  (await manager.post('/api/admin/author/add', body)).json()
const edit = (id: string, body: object) =>
  manager.post(`/api/admin/author/edit?id=${id}`, { version: 0, ...body })
const remove = (id: string, version = 0) => manager.post(`/api/admin/author/remove?id=${id}`, { version })
const find = async (name: string): Promise<AuthorRow[]> =>
  (await manager.get(`/api/admin/authors?${new URLSearchParams({ q: name })}`)).json().items
const shown = async (author: string) => {
  const id = await desk.article({ title: `نوشته‌ی ${author}`, author })
  await publishArticle(desk.shop.desk, id, null)
  return id
}
const rowOf = async (id: string) => (await desk.shop.db.select().from(articles).where(eq(articles.id, id)))[0]
const read = async (url: string) => {
  await untilContentIsSeen(desk.shop)
  return desk.shop.app.inject({ url: encodeURI(url) })
}

test('an author whom an article names first is made, and every spelling of it after that is this one', async () => {
  const [one, two] = [await desk.article({ author: 'مريم راد' }), await desk.article({ author: 'مریم‌راد' })]
  const [author] = await find('مریم راد')
  expect(author?.articles).toBe(2)
  expect([(await rowOf(one))?.authorId, (await rowOf(two))?.authorId]).toEqual([author?.id, author?.id])
  expect((await rowOf(two))?.author).toBe(author?.name)
})

test('the page of an author has the words and the public articles; it is there from the first of them on', async () => {
  const author = await add({ name: 'زهرا صفوی', about: 'بافنده‌ای از کاشان' })
  await desk.article({ author: author.name })
  const page = `/api/blog/articles?author=${author.slug}`
  expect((await read(page)).statusCode).toBe(404)
  const { slug } = (await rowOf(await shown(author.name))) ?? { slug: '' }
  const { items, total, author: told, heading } = (await read(page)).json()
  expect([items[0].slug, total]).toEqual([slug, 1])
  expect(told).toEqual({ slug: author.slug, title: author.name, about: 'بافنده‌ای از کاشان', picture: null })
  expect(heading).toEqual({ slug: author.slug, title: author.name })
  expect((await read(`/api/blog/article?slug=${slug}`)).json().article).toMatchObject({
    ...{ author: author.name, authorSlug: author.slug },
  })
  expect(decodeURI((await read('/sitemap/articles.xml')).body)).toContain(`/blog/author/${author.slug}<`)
})

test('the articles of a renamed author carry the new name, and the old address leads to the new one', async () => {
  const author = await add({ name: 'نرگس کاظمی' })
  const article = await shown(author.name)
  const renamed: AuthorRecord = (await edit(author.id, { name: 'نرگس صدر', slug: '' })).json()
  expect(await rowOf(article)).toMatchObject({ author: 'نرگس صدر', authorId: author.id })
  expect((await read('/api/setting/routeRules')).json()).toContainEqual(
    expect.objectContaining({ from: `/blog/author/${author.slug}`, to: `/blog/author/${renamed.slug}` }),
  )
})

test('an author with articles is not removed; of two edits of one version the second is told of the first', async () => {
  const { id, name } = await add({ name: 'پری زنگنه' })
  const article = await desk.article({ author: name })
  expect((await remove(id)).json()).toMatchObject({ code: 'author_in_use' })
  expect((await edit(id, { about: 'آهنگ' })).statusCode).toBe(200)
  expect((await edit(id, { about: 'دیگر' })).json()).toMatchObject({ code: 'edit_conflict' })
  await manager.post(`/api/admin/article/edit?id=${article}`, { version: 0, author: 'دیگری' })
  expect((await remove(id)).json()).toMatchObject({ code: 'edit_conflict' })
  expect((await remove(id, 1)).json()).toEqual({ success: true })
  expect(await find(name)).toEqual([])
})

test('the name of another author is refused at its field, however it is spelled', async () => {
  await add({ name: 'یاسمن کاوه' })
  const refused = await manager.post('/api/admin/author/add', { name: 'ياسمن كاوه' })
  expect(refused.json()).toMatchObject({ code: 'author_name_taken', fields: { name: expect.any(String) } })
  const { id } = await add({ name: 'لاله' })
  expect((await edit(id, { name: 'یاسمن کاوه' })).json()).toMatchObject({ code: 'author_name_taken' })
})

test('an article that takes an author who is being removed gets one of that name', async () => {
  const { id, name } = await add({ name: 'هما' })
  const article = await desk.article({ author: 'دیگری' })
  let edited: ReturnType<TestStaff['post']> | undefined
  await desk.shop.db.transaction(async (tx) => {
    const locked = await authorRepository(tx).lock(id)
    edited = manager.post(`/api/admin/article/edit?id=${article}`, { version: 0, author: name })
    await untilSomebodyWaits(desk.shop.db)
    if (locked) await authorRepository(tx).remove(locked)
  })
  expect((await edited)?.statusCode).toBe(200)
  const [made] = await find(name)
  expect(await rowOf(article)).toMatchObject({ author: name, authorId: made?.id })
})

test('what an older process wrote gets its author; until then nobody else is shown as it', async () => {
  const { db, database, time } = desk.shop
  const known = await add({ name: 'فروغ يزدی' })
  const fresh = await putArticle(db, 'fresh')
  const changed = await shown(known.name)
  // It changes the name alone.
  await db.update(articles).set({ author: 'سیمین' }).where(eq(articles.id, changed))
  const { slug } = (await rowOf(changed)) ?? { slug: '' }
  const told = async () => (await read(`/api/blog/article?slug=${slug}`)).json().article
  expect(await told()).toMatchObject({ author: 'سیمین', authorSlug: null })
  await makeAuthorGatherer({ database, clock: time.clock })()
  const [author] = await find('سیمین')
  expect(await told()).toMatchObject({ author: 'سیمین', authorSlug: author?.slug })
  expect((await rowOf(fresh))?.authorId).toBe((await find('سارا'))[0]?.id)
})

test('of two authors one is left: articles, the address and every former name are the other one’s', async () => {
  const [gone, kept] = [await add({ name: 'م. بهار' }), await add({ name: 'ملک بهار' })]
  const article = await shown(gone.name)
  const merge = (body: object) => manager.post(`/api/admin/author/merge?id=${gone.id}`, body)
  expect((await merge({ version: 3, into: kept.id })).json().code).toBe('edit_conflict')
  expect((await merge({ version: 0, into: gone.id })).json().code).toBe('author_gone')
  expect((await merge({ version: 0, into: kept.id })).json()).toMatchObject({ id: kept.id, articles: 1 })
  expect(await rowOf(article)).toMatchObject({ author: 'ملک بهار', authorId: kept.id })
  expect((await read('/api/setting/routeRules')).json()).toContainEqual(
    expect.objectContaining({ from: `/blog/author/${gone.slug}`, to: `/blog/author/${kept.slug}` }),
  )
  // A file, or an older process, goes on writing the former name.
  expect(await rowOf(await desk.article({ author: 'م. بهار' }))).toMatchObject({
    ...{ author: 'ملک بهار', authorId: kept.id },
  })
  expect(await find('م. بهار')).toEqual([])
})

test('the picture of an author is on the author’s page, until it is taken away', async () => {
  const { id, name, slug } = await add({ name: 'آتوسا' })
  await shown(name)
  const alt = encodeURIComponent('آتوسا در کارگاه')
  const told = async () => (await read(`/api/blog/articles?author=${slug}`)).json().author.picture
  expect(await told()).toBeNull()
  await manager.post(`/api/admin/author/picture?id=${id}&alt=${alt}`, desk.pixel)
  expect(await told()).toMatchObject({ alt: 'آتوسا در کارگاه' })
  await manager.post(`/api/admin/author/picture/remove?id=${id}`)
  expect(await told()).toBeNull()
  expect((await manager.post(`/api/admin/author/picture/remove?id=${id}`)).json().code).toBe('already_done')
})
