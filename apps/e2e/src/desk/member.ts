import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { codeInInbox, INBOX } from '../fixtures/inbox.ts'
import { newPhone } from '../fixtures/shopper.ts'

const main = fileURLToPath(new URL('../../../../scripts/main.mjs', import.meta.url))
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** Returns the origin of the back office: a host of its own where each app has one, otherwise the shop's. */
export const deskOf = (shopOrigin: string) => shopOrigin.replace('//shop.localhost', '//admin.shop.localhost')

/** Returns the code that an authenticator app shows at this moment (RFC 6238). */
const totpOf = (secret: string): string => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) % 16
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0')
}

const invite = async (phone: string, role: string, name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [main, 'shop', 'staff', 'invite', '--phone', phone, '--name', name, '--role', role],
    { env: { ...process.env, HOJREH_DATA: test.info().project.metadata.data ?? process.env.E2E_DATA } },
  )
  return /Invitation code: (\S+)/.exec(stdout)?.[1] ?? ''
}

export type Member = Awaited<ReturnType<typeof signInMember>>

/** Invites a new staff member and signs them in; `post` and `read` call as that member. */
export const signInMember = async (
  context: BrowserContext,
  shopOrigin: string,
  role: 'owner' | 'manager' | 'orders',
  name: string,
) => {
  const desk = deskOf(shopOrigin)
  const headers = { origin: desk, 'x-hojreh-admin': '1' }
  const post = async <Result>(path: string, data: object = {}): Promise<Result> => {
    const response = await context.request.post(desk + path, { headers, data })
    if (response.status() === 429) {
      // A test types faster than a person: it waits as long as the answer says.
      await delay(Number((await response.json()).retryAfterSeconds) * 1_000)
      return post(path, data)
    }
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
    return (await response.json()) as Result
  }
  const phone = newPhone()
  const invitationCode = await invite(phone, role, name)
  await post('/api/admin/sign-in/start', { phone })
  const codeOf = async () => codeInInbox(await (await context.request.get(shopOrigin + INBOX)).text(), phone)
  await expect.poll(codeOf).toMatch(/^\d{6}$/)
  const { ticket, setUp } = await post<{ ticket: string; setUp: { secret: string } }>(
    '/api/admin/sign-in/code',
    { phone, code: await codeOf() },
  )
  await post('/api/admin/sign-in', { ticket, totp: totpOf(setUp.secret), invitationCode })
  return {
    post,
    read: async <Result>(path: string): Promise<Result> =>
      (await (await context.request.get(`${desk}/api/admin/${path}`)).json()) as Result,
    open: async (page: Page, path = ''): Promise<void> => {
      await page.goto(`${desk}/admin${path}`, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}
