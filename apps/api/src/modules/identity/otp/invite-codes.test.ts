import { inviteCode } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const inviteCodeOf = async (phone: string): Promise<string> =>
  (await (await shop.signIn(phone)).get('/api/user/getPanelData')).json().inviteCode

test('a customer gets a code of five digits to give away', async () => {
  expect(await inviteCodeOf('09290000001')).toMatch(/^\d{5}$/)
})

test('once all of those are given away, a customer gets a longer one, which invites as well', async () => {
  await shop.db.execute(sql`
    INSERT INTO customers (id, phone, invite_code, created_at)
    SELECT 'customer-' || n, '0930' || lpad(n::text, 7, '0'), lpad(n::text, 5, '0'), now()
    FROM generate_series(1, 99999) AS n ON CONFLICT DO NOTHING`)
  const code = await inviteCodeOf('09290000002')
  expect(code).toMatch(/^\d{6}$/)
  expect(inviteCode.parse(code)).toBe(code)
  const invited = '09290000003'
  await shop.post('/api/auth/sendOtp', { phone: invited, inviteCode: code })
  await shop.post('/api/auth/loginSms', { phone: invited, code: await shop.lastCode(invited) })
  const { rows } = await shop.db.execute(sql`
    SELECT inviter.phone FROM customers JOIN customers AS inviter ON inviter.id = customers.invited_by
    WHERE customers.phone = ${invited}`)
  expect(rows).toEqual([{ phone: '09290000002' }])
})

test('who comes with the placeholder was invited by nobody, even if it were somebody’s code', {
  tags: ['§D6.12'],
}, async () => {
  await shop.signIn('09290000004')
  await shop.db.execute(sql`UPDATE customers SET invite_code = '00000' WHERE phone = '09290000004'`)
  const alone = '09290000005'
  await shop.post('/api/auth/sendOtp', { phone: alone, inviteCode: '00000' })
  await shop.post('/api/auth/loginSms', { phone: alone, code: await shop.lastCode(alone) })
  const { rows } = await shop.db.execute(sql`SELECT invited_by FROM customers WHERE phone = ${alone}`)
  expect(rows).toEqual([{ invited_by: null }])
})
