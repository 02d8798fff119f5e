import { endpoints } from '@hojreh/contract'
import { xssVectors } from '@hojreh/server/testing/xss-vectors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleQuestions } from '../../../test/acts/sample-content.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/until-content-is-seen.ts'

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

test('who only writes sees the questions and does not change them', async () => {
  expect((await writer.get('/api/admin/faq')).statusCode).toBe(200)
  expect((await write([], writer)).statusCode).toBe(403)
})
