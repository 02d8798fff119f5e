import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { untilContentIsSeen } from '../../../test/until-content-is-seen.ts'

let desk: TestDesk
let manager: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
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
  // Without a word on showing it a draft stays one.
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
