import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, firstStep, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { totpCode } from '../../modules/staff/totp.ts'

const MINUTE = 60_000
let desk: TestDesk
let owner: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  owner = await signInStaff(desk.shop, 'owner', '09360000001')
})
afterAll(() => desk.shop.close())

/** Both factors anew. */
const signInAgain = async (): Promise<TestStaff> => {
  const { ticket } = await firstStep(desk.shop, owner.phone)
  const totp = totpCode(owner.secret, desk.shop.time.clock())
  const response = await adminPage(desk.shop).post('/api/admin/sign-in', { ticket, totp })
  const [cookie] = response.cookies
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  return { ...owner, headers, ...adminPage(desk.shop, headers) }
}

test('whoever is alone in the shop gets an SMS, waits ten minutes and proves both factors anew', async () => {
  const { id, paymentId } = await desk.owedOrder(60)
  await owner.post(`/api/admin/refund/prepare?orderId=${id}`, { paymentId })
  const sms = (await desk.shop.outbox.newest(desk.shop.db, 50)).filter(({ phone }) => phone === owner.phone)
  expect(sms.map(({ text }) => text)).toContainEqual(expect.stringContaining('به نام شما آماده شد'))
  const { refunds } = (await owner.get(`/api/admin/order?id=${id}`)).json()
  const approve = (by: TestStaff) => by.post(`/api/admin/refund/approve?id=${refunds[0].id}`)
  desk.shop.time.advance(10 * MINUTE - 1_000)
  expect((await approve(await signInAgain())).json()).toMatchObject({ code: 'approval_waits' })
  desk.shop.time.advance(2 * MINUTE)
  expect((await approve(owner)).json()).toMatchObject({ code: 'second_step_needed' })
  expect((await approve(await signInAgain())).statusCode).toBe(200)
})

test('and is not alone once another member could decide', async () => {
  const { id, paymentId } = await desk.owedOrder(60)
  await owner.post(`/api/admin/refund/prepare?orderId=${id}`, { paymentId })
  desk.shop.time.advance(11 * MINUTE)
  await signInStaff(desk.shop, 'accountant', '09360000002')
  const { refunds } = (await owner.get(`/api/admin/order?id=${id}`)).json()
  const response = await (await signInAgain()).post(`/api/admin/refund/approve?id=${refunds[0].id}`)
  expect(response.json()).toMatchObject({ code: 'approval_own' })
})
