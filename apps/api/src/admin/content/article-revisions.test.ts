import { MOST_REVISIONS } from '@hojreh/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'

let desk: TestDesk
let writer: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  writer = await signInStaff(desk.shop, 'writer', '09330000002')
})
afterAll(() => desk.shop.close())

const edit = (id: string, version: number, changes: object) =>
  writer.post(`/api/admin/article/edit?id=${id}`, { version, ...changes })
const revisionsOf = async (id: string) =>
  (await writer.get(`/api/admin/article/revisions?id=${id}`)).json<{ version: number; title: string }[]>()
const revision = (id: string, version: number) =>
  writer.get(`/api/admin/article/revision?id=${id}&version=${version}`)

test('each edit of an article keeps what it said before, with who had saved that', async () => {
  const id = await desk.article({ title: 'گل', category: 'راهنما', tags: ['گل', 'خانه'] })
  expect(await revisionsOf(id)).toEqual([])
  await edit(id, 0, { title: 'گل و گلدان', bodyHtml: '<p>متن دوم</p>', tags: ['گلدان'], category: '' })
  await edit(id, 1, { title: 'گلدان' })
  const { name } = (await writer.get('/api/admin/me')).json().staff
  expect(await revisionsOf(id)).toMatchObject([
    { version: 1, title: 'گل و گلدان', by: name },
    { version: 0, title: 'گل', by: null },
  ])
  expect((await revision(id, 0)).json()).toMatchObject({
    ...{ title: 'گل', bodyHtml: '<p>متن</p>', category: 'راهنما', tags: ['گل', 'خانه'] },
  })
  expect((await revision(id, 1)).json()).toMatchObject({
    ...{ bodyHtml: '<p>متن دوم</p>', category: null, tags: ['گلدان'] },
  })
  expect((await revision(id, 2)).statusCode).toBe(404)
})

test('an edit that changes no word, and one that came second, keep nothing', async () => {
  const id = await desk.article()
  expect((await edit(id, 0, { slug: `نشانی ${id}` })).statusCode).toBe(200)
  expect((await edit(id, 0, { title: 'دیر' })).statusCode).toBe(409)
  expect(await revisionsOf(id)).toEqual([])
})

test('of many edits the last ones are kept', async () => {
  const id = await desk.article()
  const edits = MOST_REVISIONS + 2
  for (let version = 0; version < edits; version += 1) await edit(id, version, { title: `عنوان ${version}` })
  const kept = (await revisionsOf(id)).map(({ version }) => version)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([MOST_REVISIONS, edits - 1, edits - MOST_REVISIONS])
})
