import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { contactRepository } from './contact.repository.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const message = { name: 'سارا امینی', phone: '+۹۸۹۱۲۱۲۳۴۵۶۷', text: 'سلام\n\n\n\nآیا گلیم بزرگ‌تر هم دارید؟' }
const send = (changes: object = {}) => shop.post('/api/site/contact', { ...message, ...changes })
const read = () => contactRepository(shop.db).readNewest(50, false)

test('a message reaches the operator, with its lines and the phone in one form', async () => {
  const response = await send()
  expect(response.json()).toMatchObject({ success: true, message: expect.stringMatching(/[آ-ی]/) })
  expect(await read()).toMatchObject([
    {
      name: 'سارا امینی',
      phone: '09121234567',
      subject: '',
      text: 'سلام\n\nآیا گلیم بزرگ‌تر هم دارید؟',
      seenAt: null,
    },
  ])
})

test.each([
  ['name', { name: ' ' }],
  ['phone', { phone: '0912' }],
  ['text', { text: '' }],
  ['text', { text: 'ا'.repeat(3_001) }],
  ['subject', { subject: 'خط'.repeat(200) }],
])('a bad %s is told at its field', async (field, changes) => {
  const response = await send(changes)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields[field]).toMatch(/[آ-ی]/)
})

test('one phone cannot fill the table, and may write again an hour later', async () => {
  const phone = '09350000001'
  for (let sent = 0; sent < 5; sent += 1) expect((await send({ phone })).statusCode).toBe(200)
  const refused = await send({ phone })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send({ phone: '09350000002' })).statusCode).toBe(200)
  shop.time.advance(3_600_001)
  expect((await send({ phone })).statusCode).toBe(200)
})
