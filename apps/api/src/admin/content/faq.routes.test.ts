import { endpoints } from '@hojreh/contract'
import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleQuestions } from '../../../test/acts/sample-content.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'

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

const record = async () => (await manager.get('/api/admin/faq')).json()
const write = async (groups: object[] | null, by: Pick<TestStaff, 'post'> = manager, version?: number) =>
  by.post('/api/admin/faq/write', { version: version ?? (await record()).edition.version, groups })
const shown = async () => {
  await untilContentIsSeen(desk.shop)
  return endpoints.getFaq.response.parse((await desk.shop.app.inject('/api/site/faq')).json())
}
const group = (title: string, ...questions: string[]) => ({
  title,
  questions: questions.map((question) => ({ question, answerHtml: `<p>پاسخ ${question}</p>` })),
})
const namesOf = async () =>
  (await shown()).map(({ title, questions }) => [title, ...questions.map(({ question }) => question)])

test('a shop begins with questions that hold for every shop, and gets them back', async () => {
  const starting = await shown()
  expect(await record()).toMatchObject({ groups: starting, isStarting: true, edition: { version: 0 } })
  await write([group('ارسال', 'چند روز؟')])
  expect(await record()).toMatchObject({ isStarting: false })
  expect((await write(null)).json()).toMatchObject({ groups: starting, isStarting: true })
  expect(await shown()).toEqual(starting)
})

test('groups and questions stand in the order in which they were written, within a second', async () => {
  const [sending, paying] = [group('ارسال', 'چند روز؟', 'کجا؟'), group('پرداخت', 'چطور؟')]
  expect((await write([sending, paying])).statusCode).toBe(200)
  expect(await namesOf()).toEqual([
    ['ارسال', 'چند روز؟', 'کجا؟'],
    ['پرداخت', 'چطور؟'],
  ])
  await write([paying, group('ارسال', 'کجا؟', 'چند روز؟')])
  expect(await namesOf()).toEqual([
    ['پرداخت', 'چطور؟'],
    ['ارسال', 'کجا؟', 'چند روز؟'],
  ])
  await write([])
  expect(await shown()).toEqual([])
})

test('an answer keeps its links and lists and nothing that runs', async () => {
  const answerHtml = '<p>از <a href="/page/returns">اینجا</a></p><ul><li>یک</li></ul>'
  await write([{ title: 'ارسال', questions: [{ question: 'کجا؟', answerHtml }] }])
  const [first] = await shown()
  expect(first?.questions[0]?.answerHtml).toContain('href="/page/returns"')
  // Signs that no text may have are refused before.
  const vectors = xssVectors.filter((vector) => !vector.includes('\u0000'))
  for (let from = 0; from < vectors.length; from += 30) {
    const written = await write([
      {
        title: '<b onclick=alert(1)>گروه</b>',
        questions: vectors.slice(from, from + 30).map((vector, place) => ({
          question: `${place}`,
          answerHtml: `<p>پاسخ</p>${vector}`,
        })),
      },
    ])
    expect(written.statusCode).toBe(200)
    for (const { questions } of await shown())
      for (const answer of questions)
        expect(answer.answerHtml).not.toMatch(
          /<script|<[^>]*\son\w+\s*=|href="\s*javascript:|<iframe|<svg|<style/i,
        )
  }
})

test.each([
  ['a group without a title', [{ ...sampleQuestions, title: ' ' }]],
  ['a group without questions', [{ title: 'ارسال', questions: [] }]],
  ['two groups of one title', [sampleQuestions, sampleQuestions]],
  ['a question twice', [group('ارسال', 'چند روز؟', 'چند روز؟')]],
  ['an empty answer', [{ title: 'ارسال', questions: [{ question: 'چند روز؟', answerHtml: '<p> </p>' }] }]],
])('%s is told at its place', async (_name, groups) => {
  const before = await shown()
  const response = await write(groups)
  expect(response.json().code).toBe('validation_failed')
  expect(Object.values(response.json().fields).join()).toMatch(/^[^A-Za-z]+$/)
  expect(await shown()).toEqual(before)
})

test('an answer of which nothing is left is told at its question', async () => {
  const questions = [{ question: 'چند روز؟', answerHtml: '<style>p { color: red }</style>' }]
  const response = await write([group('پرداخت', 'چطور؟'), { title: 'ارسال', questions }])
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([
    409,
    ['groups.1.questions.0.answerHtml'],
  ])
})

test('of two who write the questions at the same moment one is told, and the books name them', async () => {
  const { version } = (await record()).edition
  const twin = adminPage({ app: other }, manager.headers)
  const both = await Promise.all([
    write([group('یکم', 'الف؟')], manager, version),
    write([group('دوم', 'ب؟')], twin, version),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { items } = (await manager.get('/api/admin/actions?subject=settings:faq&call=writeFaq')).json()
  const lines = items.map(({ after }: { after: { questions: string } }) => after.questions)
  expect(lines.filter((line: string) => /^(یکم: الف؟|دوم: ب؟) \(\d+\)$/.test(line))).toHaveLength(1)
})

const post = (path: string, body: object, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/faq/${path}`, body)
const version = async () => (await record()).edition.version

test('questions wait as a draft, are seen by a link of the desk alone, appear by their row, and can be read again', async () => {
  await write([group('کهنه', 'الف؟')])
  const drafted = await post('write', {
    version: await version(),
    groups: [group('نو', 'ب؟')],
    show: 'draft',
  })
  expect(drafted.json()).toMatchObject({ groups: [{ title: 'نو' }], pending: { publishAt: null } })
  expect(await namesOf()).toEqual([['کهنه', 'الف؟']])
  const { path } = (await manager.get('/api/admin/faq/preview')).json()
  const preview = async (url: string) => (await desk.shop.app.inject(url)).json()[0].title
  const { search } = new URL(path, 'http://shop')
  expect(await preview(`/api/site/faq${search}`)).toBe('نو')
  expect(await preview('/api/site/faq?preview=other')).toBe('کهنه')
  const later = { show: 'later', at: '1410/01/01 09:00' }
  expect((await post('write', { version: await version(), ...later })).json()).toMatchObject({
    pending: { publishAt: '2031-03-21T05:30:00.000Z' },
  })
  expect(await namesOf()).toEqual([['کهنه', 'الف؟']])
  await desk.shop.database.pool.query('UPDATE setting_drafts SET publish_at = now()')
  expect(await namesOf()).toEqual([['نو', 'ب؟']])
  expect((await record()).pending).toBeNull()
  // The next draft does not take away what came by its time.
  await post('write', { version: await version(), groups: [group('سوم', 'پ؟')], show: 'draft' })
  expect(await namesOf()).toEqual([['نو', 'ب؟']])
  const seen = await version()
  expect((await post('drop-draft', { version: seen - 1 })).json().code).toBe('edit_conflict')
  expect((await post('drop-draft', { version: seen })).json()).toMatchObject({
    groups: [{ title: 'نو' }],
    pending: null,
  })
  const rows = (await manager.get('/api/admin/faq/revisions')).json()
  expect(rows.slice(0, 2).map(({ title }: { title: string }) => title)).toEqual(['نو', 'کهنه'])
  const old = (await manager.get(`/api/admin/faq/revision?version=${rows[1].version}`)).json()
  expect(old).toMatchObject({ groups: [group('کهنه', 'الف؟')], by: expect.any(String) })
})

test('who only writes keeps a draft, and is told at its field why shoppers do not read it', async () => {
  await write([group('کهنه', 'الف؟')])
  const send = async (body: object) => post('write', { version: await version(), ...body }, writer)
  const refused = await send({ groups: [] })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'publishing_not_allowed'])
  expect(refused.json().fields.show).toMatch(/پیش‌نویس/)
  expect((await send({ groups: null })).statusCode).toBe(403)
  expect((await send({ groups: [group('نو', 'ب؟')], show: 'draft' })).statusCode).toBe(200)
  expect((await send({ show: 'later', at: '1410/01/01 09:00' })).statusCode).toBe(403)
  expect(await namesOf()).toEqual([['کهنه', 'الف؟']])
  // What has a time is what shoppers will read.
  await post('write', { version: await version(), show: 'later', at: '1410/01/01 09:00' })
  expect((await send({ groups: [], show: 'draft' })).statusCode).toBe(403)
  expect((await post('drop-draft', { version: await version() }, writer)).statusCode).toBe(403)
  await post('write', { version: await version(), show: 'draft' })
  expect((await post('drop-draft', { version: await version() }, writer)).statusCode).toBe(200)
})
