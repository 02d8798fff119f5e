import { adminEndpoints, grantable } from '@hojreh/contract/admin'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let shop: TestApp
let owner: TestStaff
let members = 0
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signInStaff(shop, 'owner', '09370000001')
})
afterAll(() => shop.close())

interface Role {
  id: string
  name: string
  permissions: string[]
  members: number
}
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const makeRole = async (name: string, permissions: readonly string[]) => {
  const response = await owner.post('/api/admin/role/add', { name, permissions })
  expect(response.statusCode, response.body).toBe(200)
  const made = response.json<Role[]>().find((role) => role.name === name)
  if (!made) throw new Error('no such role')
  return made
}
const change = (id: string, name: string, permissions: readonly string[], { version = 0, by = owner } = {}) =>
  by.post(`/api/admin/role/change?id=${id}`, { version, name, permissions })
const give = (id: string, role: string) => owner.post(`/api/admin/staff/role?id=${id}`, { role })
const holder = (role: string) => {
  members += 1
  return signInStaff(shop, role, `0937100${String(members).padStart(4, '0')}`)
}
const rowOf = async (subject: string) => {
  const [row] = await shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.subject, subject))
    .orderBy(desc(staffActions.number))
    .limit(1)
  return row
}

test('a member with an own role may do what it holds, and from the next call on what it holds then', async () => {
  const role = await makeRole('نظرخوان', ['comments.moderate'])
  const by = await holder(role.id)
  expect((await by.get('/api/admin/me')).json()).toMatchObject({
    staff: { role: 'own', ownRole: { id: role.id, name: 'نظرخوان' } },
    permissions: ['comments.moderate'],
  })
  expect((await by.get('/api/admin/comments')).statusCode).toBe(200)
  expect((await by.get('/api/admin/messages')).statusCode).toBe(403)
  expect((await change(role.id, 'پیام‌خوان', ['messages.read'])).statusCode).toBe(200)
  expect((await by.get('/api/admin/comments')).statusCode).toBe(403)
  expect((await by.get('/api/admin/messages')).statusCode).toBe(200)
  const queues = (await by.get('/api/admin/pulse')).json<{ queues: { name: string }[] }>().queues
  expect(queues.map(({ name }) => name)).toEqual(['messages'])
  expect(await rowOf(`role:${role.id}`)).toMatchObject({
    call: 'changeRole',
    before: { name: 'نظرخوان', permissions: 'comments.moderate' },
    after: { name: 'پیام‌خوان', permissions: 'messages.read' },
  })
})

test('no role makes another owner: it holds nothing of the staff, and whoever has all the rest decides on nobody', async () => {
  for (const permissions of [['staff.manage'], ['orders.view', 'staff.manage'], ['orders.fly'], []])
    expect((await owner.post('/api/admin/role/add', { name: 'شبه‌مالک', permissions })).statusCode).toBe(422)
  const almost = await holder((await makeRole('همه‌کاره', grantable)).id)
  for (const [name, call] of Object.entries(adminEndpoints))
    if (call.access === 'staff.manage') {
      const url = `${call.path}?id=${owner.id}`
      const response = await (call.method === 'GET' ? almost.get(url) : almost.post(url))
      expect([name, response.statusCode]).toEqual([name, 403])
    }
  for (const role of ['owner', 'own']) expect((await give(almost.id, role)).statusCode).toBe(422)
})

test('a role that somebody has is not removed; one that nobody has is, and the books keep what it held', async () => {
  const role = await makeRole('گذرا', ['orders.view'])
  const by = await holder(role.id)
  const remove = () => owner.post(`/api/admin/role/remove?id=${role.id}`)
  expect(codeOf(await remove())).toBe('role_in_use')
  expect((await give(by.id, 'support')).json()).toMatchObject({ role: 'support', ownRole: null })
  expect(await rowOf(`staff:${by.id}`)).toMatchObject({
    before: { role: 'گذرا' },
    after: { role: 'support' },
  })
  expect((await by.get('/api/admin/me')).statusCode).toBe(401)
  expect((await remove()).statusCode).toBe(200)
  expect(await rowOf(`role:${role.id}`)).toMatchObject({
    before: { name: 'گذرا', permissions: 'orders.view' },
  })
  expect(codeOf(await give(by.id, role.id))).toBe('not_found')
})

test('a role that is given and removed at the same moment is either, and never a role that is not there', async () => {
  const by = await holder('writer')
  for (let round = 0; round < 5; round += 1) {
    const role = await makeRole(`هم‌زمان ${round}`, ['orders.view'])
    const [given, removed] = await Promise.all([
      give(by.id, role.id),
      owner.post(`/api/admin/role/remove?id=${role.id}`),
    ])
    expect([given.statusCode, removed.statusCode].toSorted()).toEqual(
      given.statusCode === 200 ? [200, 409] : [200, 404],
    )
  }
})

test('of two owners who saw the same role the second one gets 409, and what the first one gave or took stays', async () => {
  const other = await signInStaff(shop, 'owner', '09370000002')
  const { id } = await makeRole('انباردار', ['orders.view', 'orders.pack'])
  const role = async () => (await other.get('/api/admin/roles')).json<Role[]>().find((one) => one.id === id)
  expect((await change(id, 'انباردار', ['orders.view'])).statusCode).toBe(200)
  const late = await change(id, 'انباردار', ['orders.view', 'orders.pack', 'orders.note'], { by: other })
  expect([late.statusCode, codeOf(late)]).toEqual([409, 'edit_conflict'])
  expect(await role()).toMatchObject({ permissions: ['orders.view'], edition: { version: 1 } })
  const again = await change(id, 'انباردار', ['orders.view', 'orders.note'], { by: other, version: 1 })
  expect(again.statusCode).toBe(200)
  expect(await role()).toMatchObject({ permissions: ['orders.view', 'orders.note'] })
})

test('two roles do not go by one name, also when both are made at the same moment', async () => {
  await makeRole('یگانه', ['orders.view'])
  const again = { name: ' یگانه ', permissions: ['orders.pack'] }
  expect(codeOf(await owner.post('/api/admin/role/add', again))).toBe('role_name_taken')
  const twin = { name: 'دوقلو', permissions: ['orders.view'] }
  const made = await Promise.all([1, 2].map(() => owner.post('/api/admin/role/add', twin)))
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})
