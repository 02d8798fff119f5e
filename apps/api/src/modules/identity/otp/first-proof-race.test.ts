import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../../../../test/address-of.ts'
import { runs } from '../../../../test/runs.ts'
import { captchaCookie } from '../../../../test/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

const PASSWORD = 'Bazaar1404'
let shop: TestApp
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ config: { CAPTCHA_WORK: '1000' } })
})
afterAll(() => shop.close())

type Headers = Record<string, string>
const headersOf = (login: LightMyRequestResponse): Headers => {
  const fingerprint = login.cookies.find(({ name }) => name.endsWith('_fp'))
  return {
    authorization: `Bearer ${login.json<{ jwtSecret: string }>().jwtSecret}`,
    cookie: `${fingerprint?.name}=${fingerprint?.value}`,
  }
}

/** Registers the phone of another person and logs in to wait for them. */
const settleIn = async (phone: string): Promise<Headers> => {
  const registration = { phone, password: PASSWORD, rePassword: PASSWORD }
  await shop.post('/api/auth/register', registration, { cookie: await captchaCookie(shop) })
  const cookie = await captchaCookie(shop)
  return headersOf(await shop.post('/api/auth/login', { phone, password: PASSWORD }, { cookie }))
}

const writes = {
  editUser: (headers: Headers) =>
    shop.post('/api/user/editUser', { firstName: 'غریبه', lastName: '', email: 's@example.com' }, headers),
  newAddress: (headers: Headers) =>
    shop.post('/api/order/newAddress', addressOf({ street: 'کوچه‌ی غریبه', isDefault: true }), headers),
}
const fastWrites = fc.array(fc.constantFrom(writes.editUser, writes.newAddress), { maxLength: 12 })

const seenBy = async (headers: Headers) => {
  const see = async (name: string) => (await shop.app.inject({ url: `/api/user/${name}`, headers })).json()
  const { firstName, email } = await see('getDataForEdit')
  return { firstName, email, addresses: await see('addresses') }
}

test('whoever registered somebody else’s phone leaves nothing, however fast they write while the owner signs in', () =>
  fc.assert(
    fc.asyncProperty(fastWrites, fastWrites, async (before, after) => {
      phones += 1
      const phone = `0931${String(phones).padStart(7, '0')}`
      const stranger = await settleIn(phone)
      await shop.post('/api/auth/sendOtp', { phone })
      const code = await shop.lastCode(phone)
      const written = before.map((write) => write(stranger))
      const signIn = shop.post('/api/auth/loginSms', { phone, code })
      written.push(...after.map((write) => write(stranger)))
      const owner = headersOf(await signIn)
      await Promise.all(written)
      expect(await seenBy(owner)).toEqual({ firstName: '', email: '', addresses: [] })
      shop.time.advance(3_601_000)
    }),
    { seed: 17, numRuns: runs(10, 300), endOnFailure: true },
  ))
