import type { StaffRow } from '@hojreh/contract/admin'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { staff } from '../../modules/staff/staff.tables.ts'
import { inviteStaff } from '../../workflows/staff/invite-staff.ts'

let shop: TestApp
let other: FastifyInstance
let first: TestStaff
let second: TestStaff
let member: TestStaff
let members = 0
const newMember = (role: string) => {
  members += 1
  return signInStaff(shop, role, `0948${String(members).padStart(7, '0')}`)
}
beforeAll(async () => {
  shop = await createTestApp()
  other = await shop.secondApp()
})
beforeEach(async () => {
  await shop.db.update(staff).set({ endedAt: shop.time.clock() })
  shop.time.advance(16 * 60_000)
  first = await newMember('owner')
  second = await newMember('owner')
  member = await newMember('manager')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const act = (name: 'prepare' | 'allow' | 'refuse', by: Pick<TestStaff, 'post'>, { id } = member) =>
  by.post(`/api/admin/staff/owner/${name}?id=${id}`)
const rowOf = async (by: TestStaff, { id } = member) =>
  (await by.get('/api/admin/staff')).json<StaffRow[]>().find((row) => row.id === id)
const roleOf = async ({ id } = member) => {
  const [row] = await shop.db.select({ role: staff.role }).from(staff).where(eq(staff.id, id))
  return row?.role
}

test('a member is an owner once a second owner allowed it, and signs in anew', async () => {
  expect((await act('prepare', first)).json()).toMatchObject({
    role: 'manager',
    ownerApproval: { state: 'waiting', isOwn: true },
  })
  expect((await act('prepare', second)).json().code).toBe('already_done')
  expect((await act('allow', first)).json().code).toBe('approval_own')
  expect((await act('allow', member)).json().code).toBe('forbidden')
  expect(await roleOf()).toBe('manager')
  const [approval] = (await second.get('/api/admin/approvals')).json()
  expect(approval).toMatchObject({ kind: 'owner', label: 'مالک تازه: همکار manager' })
  // Two presses of the second owner, in two processes.
  const presses = await Promise.all([
    act('allow', second),
    act('allow', adminPage({ app: other }, second.headers)),
  ])
  expect(presses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await rowOf(second)).toMatchObject({ role: 'owner', ownerApproval: null, sessions: 0 })
  expect((await member.get('/api/admin/me')).statusCode).toBe(401)
})

test('a no, a withdrawal, another role or a departure ends it', async () => {
  await act('prepare', first)
  expect((await act('refuse', second)).json()).toMatchObject({ role: 'manager', ownerApproval: null })
  await act('prepare', first)
  expect((await act('refuse', first)).statusCode).toBe(200)
  await act('prepare', first)
  await second.post(`/api/admin/staff/role?id=${member.id}`, { role: 'orders' })
  expect((await act('allow', second)).json().code).toBe('illegal_transition')
  await act('prepare', first)
  await second.post(`/api/admin/staff/remove?id=${member.id}`)
  expect((await act('allow', second)).json().code).toBe('not_found')
  expect((await second.get('/api/admin/approvals')).json()).toEqual([])
})

test('can be asked for again after a day in which nobody decided', async () => {
  await act('prepare', first)
  shop.time.advance(24 * 60 * 60_000)
  const third = await newMember('owner')
  expect((await act('allow', third)).json().code).toBe('approval_expired')
  expect((await act('prepare', third)).json()).toMatchObject({ ownerApproval: { isOwn: true } })
})

test('neither who is invited only nor an owner is made one, and no invitation makes one', async () => {
  const invited = await inviteStaff(shop.desk, { phone: '09480009999', name: 'نو', role: 'orders' })
  expect((await act('prepare', first, { ...member, id: invited.id })).json().code).toBe('conflict')
  expect((await act('prepare', first, second)).json().code).toBe('already_done')
  const invitation = { phone: '09480009998', name: 'نو', role: 'owner' }
  expect((await first.post('/api/admin/staff/invite', invitation)).statusCode).toBe(422)
  expect((await first.post(`/api/admin/staff/role?id=${member.id}`, { role: 'owner' })).statusCode).toBe(422)
})

test('the only owner waits ten minutes and proves both factors anew', async () => {
  await second.post(`/api/admin/staff/remove?id=${first.id}`)
  expect((await act('prepare', second)).statusCode).toBe(200)
  expect((await act('allow', second)).json().code).toBe('approval_waits')
  shop.time.advance(11 * 60_000)
  expect((await act('allow', second)).json().code).toBe('second_step_needed')
  await second.confirm()
  expect((await act('allow', second)).statusCode).toBe(200)
  expect(await roleOf()).toBe('owner')
})
