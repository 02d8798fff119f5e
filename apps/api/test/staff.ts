import type { InjectOptions } from 'fastify'
import { totpCode } from '../src/modules/staff/totp.ts'
import { inviteStaff } from '../src/workflows/staff/invite-staff.ts'
import { newestCode } from './newest-code.ts'
import type { TestApp } from './test-app.ts'

export const ADMIN_HOST = 'localhost:8080'

/** What a page of the back office sends with a POST. */
export const ownHeaders = {
  host: ADMIN_HOST,
  origin: `http://${ADMIN_HOST}`,
  'sec-fetch-site': 'same-origin',
  'x-hojreh-admin': '1',
}

type Payload = NonNullable<InjectOptions['payload']>

/** Opens a page of the back office; unless `headers` have a session, no member is signed in on it. */
export const adminPage = ({ app }: Pick<TestApp, 'app'>, headers: Record<string, string> = {}) => ({
  get: (url: string) => app.inject({ url, headers: { host: ADMIN_HOST, ...headers } }),
  post: (url: string, payload: Payload = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        ...ownHeaders,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
    }),
})

/** Returns the newest code that went to a phone. */
export const staffCode = (shop: TestApp, phone: string): Promise<string> =>
  newestCode(shop, phone, /#(\d{6})$/)

/** Does the first step of signing in; returns the ticket for the second. */
export const firstStep = async (shop: TestApp, phone: string) => {
  const page = adminPage(shop)
  await page.post('/api/admin/sign-in/start', { phone })
  const response = await page.post('/api/admin/sign-in/code', { phone, code: await staffCode(shop, phone) })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<{ ticket: string; next: string; setUp: { secret: string } | null }>()
}

/**
 * Invites a phone and signs it in as its browser would; returns its app's secret, too.
 * @param role its name, or the id of a role that the shop put together
 */
export const signInStaff = async (shop: TestApp, role: string, phone: string) => {
  const { id, invitationCode } = await inviteStaff(shop.desk, { phone, name: `همکار ${role}`, role })
  const { ticket, setUp } = await firstStep(shop, phone)
  const secret = setUp?.secret ?? ''
  const response = await adminPage(shop).post('/api/admin/sign-in', {
    ticket,
    totp: totpCode(secret, shop.time.clock()),
    invitationCode,
  })
  const [cookie] = response.cookies
  if (!cookie) throw new Error(`not signed in: ${response.body}`)
  const headers = { cookie: `${cookie.name}=${cookie.value}` }
  const { recoveryCodes } = response.json<{ recoveryCodes: string[] }>()
  const page = adminPage(shop, headers)
  /** Does the second step once more, by a code of the app that was not used yet. */
  const confirm = () => page.post('/api/admin/confirm', { totp: totpCode(secret, shop.time.clock()) })
  return { id, role, phone, secret, recoveryCodes, headers, confirm, ...page }
}

export type TestStaff = Awaited<ReturnType<typeof signInStaff>>

/**
 * A customer's whole number, which no member of staff sees unasked. Eleven digits inside a random id in
 * hexadecimal digits are none: one such id in a thousand has them.
 */
export const wholePhone = /(?<![\da-f])09\d{9}(?![\da-f])/
