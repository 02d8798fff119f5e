import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfCommand, runCommand } from '../../test/run-command.ts'
import { adminPage, firstStep } from '../../test/staff.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { totpCode } from '../modules/staff/totp.ts'

let shop: TestApp
beforeAll(async () => {
  // The command lives in the present: an invitation of its would not yet be there for a clock that stands still.
  shop = await createTestApp({ time: { clock: () => new Date(), advance: () => {} } })
})
afterAll(() => shop.close())

const env = () => ({
  DATABASE_URL: shop.database.url,
  SECRET: shop.config.SECRET,
  MEDIA_FOLDER: shop.config.MEDIA_FOLDER,
})
const run = (...parameters: string[]) => runCommand(['staff', ...parameters], env())
const phone = '09121112233'

const comeIn = async (said: string) => {
  const invitationCode = /[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/.exec(said)?.[0] ?? ''
  const { ticket, setUp } = await firstStep(shop, phone)
  const totp = totpCode(setUp?.secret ?? '', new Date())
  return adminPage(shop).post('/api/admin/sign-in', { ticket, totp, invitationCode })
}

test('the first owner comes from the machine, and is let in with the code that it says', async () => {
  expect((await run('list')).stdout).toContain('staff invite --owner')
  const { stdout } = await run('invite', '--owner', '--phone', '۰۹۱۲۱۱۱۲۲۳۳', '--name', 'مریم')
  const response = await comeIn(stdout)
  expect(response.json()).toMatchObject({ staff: { phone, name: 'مریم', role: 'owner' } })
  expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject([
    { phone, role: 'owner', state: 'active', sessions: 1 },
  ])
})

test('the only owner cannot be ended, but be let in anew when the app is lost', async () => {
  expect(await endOfCommand(['staff', 'end', phone], env())).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the shop needs an owner'),
  })
  await run('invite', '--owner', '--phone', phone, '--name', 'مریم')
  expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject([{ state: 'invited', sessions: 0 }])
})

test.each([
  [['invite', '--phone', '0912', '--name', 'x', '--owner'], 'not a mobile number'],
  [['invite', '--phone', phone, '--name', 'x'], '--owner'],
  [['end', '09350000000'], 'nobody on the staff'],
])('%j ends in a sentence', async (parameters, sentence) => {
  const ended = await endOfCommand(['staff', ...parameters], env())
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
})
