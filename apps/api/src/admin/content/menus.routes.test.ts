import { endpoints } from '@hojreh/contract'
import type { MenusRecord } from '@hojreh/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'

let desk: TestDesk
let other: Awaited<ReturnType<TestApp['secondApp']>>
let manager: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  manager = await signInStaff(desk.shop, 'manager', '09330000001')
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const record = async () => (await manager.get('/api/admin/menus')).json<MenusRecord>()
const write = async (menus: object, by: Pick<TestStaff, 'post'> = manager, version?: number) =>
  by.post('/api/admin/menus/write', { version: version ?? (await record()).edition.version, ...menus })
const shown = async (name: 'indexMenu' | 'footerMenu') => {
  await untilContentIsSeen(desk.shop)
  const response = await desk.shop.app.inject(`/api/setting/${name}`)
  return endpoints.getIndexMenu.response.parse(response.json())
}
const link = (title: string, url: string) => ({ title, url })

test('a shop begins with links that lead somewhere, and gets them back', async () => {
  const starting = [await shown('indexMenu'), await shown('footerMenu')]
  expect(await record()).toMatchObject({ isStarting: true, edition: { version: 0 } })
  await write({ header: [], footer: [] })
  expect([await shown('indexMenu'), await shown('footerMenu')]).toEqual([[], []])
  expect((await write({ header: null, footer: null })).json()).toMatchObject({ isStarting: true })
  expect([await shown('indexMenu'), await shown('footerMenu')]).toEqual(starting)
})

test('links stand in the order in which they were written, within a second; what is not given stays', async () => {
  const footer = await shown('footerMenu')
  const header = [link('فرش', '/shop?category=rugs'), link('اینستاگرام', 'https://example.com/a')]
  expect((await write({ header })).statusCode).toBe(200)
  expect(await shown('indexMenu')).toEqual(header.map((one) => ({ ...one, children: [] })))
  expect(await shown('footerMenu')).toEqual(footer)
  const columns = [{ title: 'راهنما', links: [link('سوالات', '/faq'), link('فرش', '/shop')] }]
  await write({ footer: columns, header: header.toReversed() })
  expect((await shown('indexMenu')).map(({ title }) => title)).toEqual(['اینستاگرام', 'فرش'])
  expect(await shown('footerMenu')).toMatchObject([
    { title: 'راهنما', children: [{ title: 'سوالات', url: '/faq' }, { title: 'فرش' }] },
  ])
  expect(await record()).toMatchObject({ footer: columns, isStarting: false })
})

test.each([
  ['a link that runs', { header: [link('بد', 'javascript:alert(1)')] }],
  ['a link to another host by two slashes', { header: [link('بد', '//evil.example')] }],
  ['a link of a column that runs', { footer: [{ title: 'ستون', links: [link('بد', 'data:text/html,x')] }] }],
  ['a link without a title', { header: [link(' ', '/shop')] }],
  ['one address twice', { header: [link('یک', '/shop'), link('دو', '/shop')] }],
  ['a column without links', { footer: [{ title: 'ستون', links: [] }] }],
  [
    'two columns of one title',
    { footer: ['/a', '/b'].map((url) => ({ title: 'ستون', links: [link('یک', url)] })) },
  ],
  ['too many links', { header: Array.from({ length: 9 }, (_, place) => link('یک', `/${place}`)) }],
])('%s is told in Persian and changes nothing', async (_name, menus) => {
  const before = await shown('indexMenu')
  const response = await write(menus)
  expect(response.json().code).toBe('validation_failed')
  expect(Object.values(response.json().fields).join()).toMatch(/^[^A-Za-z]+$/)
  expect(await shown('indexMenu')).toEqual(before)
})

test('of two who write the menus at the same moment one is told, and the books name the links', async () => {
  const { version } = (await record()).edition
  const twin = adminPage({ app: other }, manager.headers)
  const both = await Promise.all([
    write({ header: [link('یکم', '/a')] }, manager, version),
    write({ header: [link('دوم', '/b')] }, twin, version),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { items } = (await manager.get('/api/admin/actions?subject=settings:menus&call=writeMenus')).json()
  const lines = items.map(({ after }: { after: { header: string } }) => after?.header)
  expect(lines.filter((line: string) => line === 'یکم /a' || line === 'دوم /b')).toHaveLength(1)
})

test('who only writes sees the menus and does not change them', async () => {
  const writer = await signInStaff(desk.shop, 'writer', '09330000002')
  expect((await writer.get('/api/admin/menus')).statusCode).toBe(200)
  expect((await write({ header: [] }, writer)).statusCode).toBe(403)
})
