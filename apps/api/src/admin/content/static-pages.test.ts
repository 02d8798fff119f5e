import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'

let desk: TestDesk
let manager: TestStaff
let writer: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  writer = await signInStaff(desk.shop, 'writer', '09330000002')
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
})
afterAll(() => desk.shop.close())

const write = (slug: string, body: object) => manager.post(`/api/admin/page/write?slug=${slug}`, body)
const reset = (slug: string) => manager.post(`/api/admin/page/reset?slug=${slug}`)
const readAsShopper = async (url: string) => {
  await untilContentIsSeen(desk.shop)
  return desk.shop.app.inject({ url })
}
const sitemap = async () => (await readAsShopper('/sitemap/pages.xml')).body

test.each([
  ['about-us', '/api/site/aboutUs'],
  ['license', '/api/site/license'],
  ['shipping', '/api/site/page?slug=shipping'],
])(
  'shoppers read what is written on the page %s at once, cleaned, and its starting text after a reset',
  async (slug, url) => {
    const starting = (await readAsShopper(url)).json()
    const written = await write(slug, { version: 0, bodyHtml: '<p>تازه</p><script>alert(1)</script>' })
    expect(written.json()).toMatchObject({ state: 'written', title: starting.title })
    expect((await readAsShopper(url)).json()).toMatchObject({ bodyHtml: '<p>تازه</p>', description: 'تازه' })
    expect((await reset(slug)).json()).toMatchObject({ state: 'starting' })
    expect((await readAsShopper(url)).json()).toEqual(starting)
  },
)

test('a page of the shop’s own is there, and in the sitemap, from its first words to its removal', async () => {
  expect((await manager.get('/api/admin/page?slug=warranty')).json()).toMatchObject({ state: 'new' })
  await write('warranty', { version: 0, title: 'ضمانت', bodyHtml: '<p>یک سال</p>' })
  expect((await readAsShopper('/api/site/page?slug=warranty')).json().title).toBe('ضمانت')
  expect(await sitemap()).toContain('/page/warranty')
  expect((await manager.get('/api/admin/pages')).json()).toContainEqual(
    expect.objectContaining({ slug: 'warranty', path: '/page/warranty' }),
  )
  await reset('warranty')
  expect((await readAsShopper('/api/site/page?slug=warranty')).statusCode).toBe(404)
  expect(await sitemap()).not.toContain('/page/warranty')
  expect((await reset('warranty')).statusCode).toBe(404)
})

test('words that a reset takes away can be read again, those of a draft, too', async () => {
  const versionOf = async (slug: string) =>
    (await manager.get(`/api/admin/page?slug=${slug}`)).json().edition.version
  await write('buying-guide', { version: await versionOf('buying-guide'), bodyHtml: '<p>شرط یکم</p>' })
  await write('buying-guide', {
    version: await versionOf('buying-guide'),
    bodyHtml: '<p>شرط دوم</p>',
    show: 'draft',
  })
  const seen = await versionOf('buying-guide')
  await reset('buying-guide')
  // An edit that began before the reset gets a conflict.
  expect((await write('buying-guide', { version: seen, bodyHtml: '<p>شرط سوم</p>' })).json().code).toBe(
    'edit_conflict',
  )
  const revisions = (await manager.get('/api/admin/page/revisions?slug=buying-guide')).json<
    { version: number }[]
  >()
  const texts = await Promise.all(
    revisions.map(async ({ version }) =>
      (await manager.get(`/api/admin/page/revision?slug=buying-guide&version=${version}`)).json<{
        bodyHtml: string
      }>(),
    ),
  )
  expect(texts.map(({ bodyHtml }) => bodyHtml)).toEqual(
    expect.arrayContaining(['<p>شرط یکم</p>', '<p>شرط دوم</p>']),
  )
})

test.each([
  ['about-us', '/api/site/aboutUs'],
  ['shipping', '/api/site/page?slug=shipping'],
])('search engines read of the page %s what was written for them', async (slug, url) => {
  const { description } = (await readAsShopper(url)).json()
  const { edition } = (await manager.get(`/api/admin/page?slug=${slug}`)).json()
  await write(slug, { version: edition.version, seoTitle: 'ما که هستیم' })
  expect((await readAsShopper(url)).json()).toMatchObject({ seoTitle: 'ما که هستیم', description })
  await write(slug, { version: edition.version + 1, seoDescription: 'در یک جمله' })
  expect((await readAsShopper(url)).json()).toMatchObject({
    seoTitle: 'ما که هستیم',
    description: 'در یک جمله',
  })
  await reset(slug)
})

test.each([
  ['title', { bodyHtml: '<p>متن</p>' }],
  ['bodyHtml', { title: 'خالی', bodyHtml: '<p> </p>' }],
])('a page without a %s is told at its field', async (field, body) => {
  const response = await write('empty', { version: 0, ...body })
  expect([response.statusCode, response.json().code]).toEqual([409, 'page_empty'])
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

test('of two who edit one page the second is told', async () => {
  expect((await write('terms', { version: 0, title: 'یک' })).statusCode).toBe(200)
  expect((await write('terms', { version: 0, title: 'دو' })).json().code).toBe('edit_conflict')
})

test('a page waits as a draft, appears at its time by its row and no timer, and every edit of its words can be read again', async () => {
  const url = '/api/site/page?slug=care'
  const shown = async () => (await readAsShopper(url)).json().title
  await write('care', { version: 0, title: 'نگهداری', bodyHtml: '<p>یک</p>' })
  const drafted = await write('care', { version: 1, title: 'نگهداری نو', show: 'draft' })
  expect(drafted.json()).toMatchObject({ title: 'نگهداری نو', pending: { publishAt: null } })
  expect(await shown()).toBe('نگهداری')
  // An edit that does not say when to show the page keeps a draft unpublished.
  await write('care', { version: 2, bodyHtml: '<p>دو</p>' })
  expect(await shown()).toBe('نگهداری')
  expect((await write('care', { version: 3, show: 'later' })).json().code).toBe('page_time')
  const later = await write('care', { version: 3, show: 'later', at: '1410/01/01 09:00' })
  expect(later.json()).toMatchObject({ pending: { publishAt: '2031-03-21T05:30:00.000Z' } })
  expect(await shown()).toBe('نگهداری')
  await desk.shop.database.pool.query("UPDATE page_drafts SET publish_at = now() WHERE slug = 'care'")
  expect(await shown()).toBe('نگهداری نو')
  expect((await manager.get('/api/admin/page?slug=care')).json().pending).toBeNull()

  const { version } = (await manager.get('/api/admin/page?slug=care')).json().edition
  await write('care', { version, title: 'نگهداری سوم', show: 'draft' })
  expect(await shown()).toBe('نگهداری نو')
  const drop = (seen: number) => manager.post('/api/admin/page/drop-draft?slug=care', { version: seen })
  expect((await drop(version)).json().code).toBe('edit_conflict')
  expect((await drop(version + 1)).json()).toMatchObject({ title: 'نگهداری نو', pending: null })
  const rows = (await manager.get('/api/admin/page/revisions?slug=care')).json()
  expect(rows.map(({ title }: { title: string }) => title)).toEqual(['نگهداری نو', 'نگهداری نو', 'نگهداری'])
  const first = (await manager.get('/api/admin/page/revision?slug=care&version=1')).json()
  expect(first.bodyHtml).toBe('<p>یک</p>')
})

test('a new page that waits for its time is in no sitemap before, and is from then on', async () => {
  await write('gifts', {
    ...{ version: 0, title: 'هدیه', bodyHtml: '<p>هدیه</p>', show: 'later', at: '1410/01/01 09:00' },
  })
  expect((await readAsShopper('/api/site/page?slug=gifts')).statusCode).toBe(404)
  expect(await sitemap()).not.toContain('/page/gifts')
  await desk.shop.database.pool.query("UPDATE page_drafts SET publish_at = now() WHERE slug = 'gifts'")
  expect((await readAsShopper('/api/site/page?slug=gifts')).statusCode).toBe(200)
  expect(await sitemap()).toContain('/page/gifts')
})

test.each([
  ['about-us', '/about-us', '/api/site/aboutUs'],
  ['license', '/license', '/api/site/license'],
  ['contact-us', '/contact-us', '/api/site/contactUs'],
  ['privacy', '/page/privacy', '/api/site/page?slug=privacy'],
])(
  'the draft of the page %s is seen in the shop by a link of the desk, and by nobody else',
  async (slug, path, url) => {
    const { version } = (await manager.get(`/api/admin/page?slug=${slug}`)).json().edition
    const before = (await readAsShopper(url)).json().bodyHtml
    await write(slug, { version, bodyHtml: '<p>پیش‌نویس</p>', show: 'draft' })
    const link = new URL(
      (await manager.get(`/api/admin/page/preview?slug=${slug}`)).json().path,
      'http://shop',
    )
    expect(link.pathname).toBe(path)
    const word = link.searchParams.get('preview')
    const withWord = (of: string | null) => `${url}${url.includes('?') ? '&' : '?'}preview=${of}`
    const preview = await readAsShopper(withWord(word))
    expect(preview.json().bodyHtml).toBe('<p>پیش‌نویس</p>')
    expect(preview.headers['cache-control']).toContain('no-store')
    expect((await readAsShopper(url)).json().bodyHtml).toBe(before)
    const other = (await manager.get('/api/admin/page/preview?slug=terms')).json().path.split('=')[1]
    expect((await readAsShopper(withWord(other))).json().bodyHtml).toBe(before)
  },
)

test('words of the contact page stand above the ways to reach the shop, and nowhere before somebody writes them', async () => {
  await reset('contact-us')
  const contact = async () => (await readAsShopper('/api/site/contactUs')).json()
  const starting = await contact()
  expect(starting).toMatchObject({ title: 'تماس با ما', bodyHtml: '' })
  expect((await readAsShopper('/api/site/page?slug=contact-us')).statusCode).toBe(404)
  const { version } = (await manager.get('/api/admin/page?slug=contact-us')).json().edition
  const words = { title: 'دیدار با ما', bodyHtml: '<p>عصرها در کارگاه هستیم</p>' }
  await write('contact-us', { version, ...words, show: 'now' })
  expect(await contact()).toMatchObject({
    ...{ title: 'دیدار با ما', bodyHtml: '<p>عصرها در کارگاه هستیم</p>' },
    ...{ description: 'عصرها در کارگاه هستیم', phones: starting.phones },
  })
  expect((await sitemap()).match(/\/contact-us</g)).toHaveLength(1)
  await reset('contact-us')
  expect(await contact()).toEqual(starting)
})

test('who only writes keeps drafts, and is told at the field why shoppers do not read them', async () => {
  const send = async (body: object) => {
    const { version } = (await manager.get('/api/admin/page?slug=returns')).json().edition
    return writer.post('/api/admin/page/write?slug=returns', { version, ...body })
  }
  const before = (await readAsShopper('/api/site/page?slug=returns')).json()
  const refused = await send({ title: 'بازگشت' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'publishing_not_allowed'])
  expect(refused.json().fields.show).toMatch(/پیش‌نویس/)
  expect((await send({ title: 'بازگشت', show: 'later', at: '1410/01/01 09:00' })).statusCode).toBe(403)
  expect((await send({ title: 'بازگشت', show: 'draft' })).json()).toMatchObject({
    ...{ title: 'بازگشت', pending: { publishAt: null } },
  })
  expect((await readAsShopper('/api/site/page?slug=returns')).json()).toEqual(before)
  // Shoppers will read a draft that has a time: to change or drop it takes the right to publish.
  const version = async () => (await manager.get('/api/admin/page?slug=returns')).json().edition.version
  await write('returns', { version: await version(), show: 'later', at: '1410/01/01 09:00' })
  expect((await send({ title: 'دیگر', show: 'draft' })).statusCode).toBe(403)
  const drop = async () =>
    writer.post('/api/admin/page/drop-draft?slug=returns', { version: await version() })
  expect((await drop()).statusCode).toBe(403)
  await write('returns', { version: await version(), show: 'draft' })
  expect((await drop()).json()).toMatchObject({ pending: null, title: before.title })
})
