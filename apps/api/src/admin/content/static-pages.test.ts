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
