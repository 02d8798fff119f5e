import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff, wholePhone } from '../../../test/staff.ts'
import { smsRepository } from '../../modules/sms/sms.repository.ts'

let desk: TestDesk
let other: FastifyInstance
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0933${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

/** The same press in two processes at the same moment. */
const pressTwice = async (url: string, body: object = {}) => {
  const twin = adminPage({ app: other }, manager.headers)
  const responses = await Promise.all([manager.post(url, body), twin.post(url, body)])
  return responses.map(({ statusCode }) => statusCode).toSorted()
}
const smsOf = async (id: string) => (await smsRepository(desk.shop.db).find(id)) ?? expect.fail('no such SMS')

describe('an SMS that failed', () => {
  test('waits on Today until it is sent again, for whoever may', async () => {
    const waiting = async (by: TestStaff) =>
      (await by.get('/api/admin/pulse'))
        .json()
        .queues.find(({ name }: { name: string }) => name === 'failed_sms')
    const before = await waiting(manager)
    const id = await desk.failedSms()
    expect(await waiting(manager)).toMatchObject({ count: before.count + 1, newest: expect.any(String) })
    await manager.post(`/api/admin/sms/again?id=${id}`)
    expect(await waiting(manager)).toEqual(before)
    desk.shop.time.advance(61_000)
    const clerk = await signInStaff(desk.shop, 'orders', `0932${String(members).padStart(7, '0')}`)
    expect(await waiting(clerk)).toBeUndefined()
  })

  test('is sent again once, also after a press that comes twice, and the books say who did', async () => {
    const id = await desk.failedSms()
    expect(await pressTwice(`/api/admin/sms/again?id=${id}`)).toEqual([200, 409])
    expect(await smsOf(id)).toMatchObject({ status: 'queued', attempts: 0 })
    const { items } = (await manager.get(`/api/admin/actions?subject=sms:${id}&outcome=done`)).json()
    expect(items).toMatchObject([{ call: 'sendSmsAgain', after: { state: 'queued' } }])
    expect(JSON.stringify(items)).not.toMatch(wholePhone)
  })

  test('is never sent again when it is a code', async () => {
    const id = await desk.failedSms('otp')
    const refused = await manager.post(`/api/admin/sms/again?id=${id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_done'])
    expect(await smsOf(id)).toMatchObject({ status: 'failed' })
  })
})

test('the log of SMS tells what became of each, without a whole phone number, a text or a code', async () => {
  await desk.failedSms()
  desk.shop.time.advance(1)
  await desk.failedSms('otp')
  const { body } = await manager.get('/api/admin/sms?state=failed&take=100')
  const [code, news] = JSON.parse(body).items
  expect(code).toMatchObject({ kind: 'otp', canSendAgain: false })
  expect(news).toMatchObject({
    kind: 'order',
    state: 'failed',
    phone: expect.stringMatching(/^0919•••\d{4}$/),
    error: 'kavenegar: 418 اعتبار کافی نیست',
    canSendAgain: true,
  })
  expect(body).not.toMatch(wholePhone)
  expect(body).not.toMatch(/سلام|12345/)
})

test('what is left at the provider is asked for once in five minutes, and is not known where nobody tells', async () => {
  expect((await manager.get('/api/admin/sms/credit')).json()).toEqual({
    ...{ provider: 'outbox', left: null, unit: null, isLow: false },
  })
})

describe('a message of the contact page', () => {
  test('is answered by one SMS, also after a press that comes twice', async () => {
    const id = await desk.message()
    const text = `بله، گلیم بزرگ‌تر هم داریم ${members}`
    expect(await pressTwice(`/api/admin/message/answer?id=${id}`, { text })).toEqual([200, 409])
    const sent = (await desk.shop.outbox.newest(desk.shop.db, 500)).filter((sms) => sms.text.includes(text))
    expect(sent).toMatchObject([{ phone: '09121234567' }])
    const { items } = (await manager.get('/api/admin/messages?state=answered')).json()
    expect(items[0]).toMatchObject({ id, answer: text, answeredBy: 'همکار manager', phone: '0912•••4567' })
    const waiting = (await manager.get('/api/admin/messages?state=new&take=100')).json().items
    expect(waiting.map((message: { id: string }) => message.id)).not.toContain(id)
  })

  test.each([
    ['an empty answer', ' '],
    ['one that is longer than an SMS of a few parts', 'ا'.repeat(301)],
  ])('%s is refused at its field', async (_title, text) => {
    const response = await manager.post(`/api/admin/message/answer?id=${await desk.message()}`, { text })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields.text).toMatch(/[آ-ی]/)
  })
})
