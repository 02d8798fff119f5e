import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { captchaCookie } from '../../../test/solve-captcha.ts'
import { adminPage, signInStaff, type TestStaff, wholePhone } from '../../../test/staff.ts'
import { orders } from '../../modules/order/order.tables.ts'
import { refunds } from '../../modules/refund/refund.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

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
  manager = await signInStaff(desk.shop, 'manager', `0934${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const post = (path: string, id: string, body: object = {}, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/${path}?id=${id}`, body)
const record = async (id: string, by = manager) => {
  const response = await by.get(`/api/admin/customer?id=${id}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const list = async (query: Record<string, string>) => {
  const response = await manager.get(`/api/admin/customers?${new URLSearchParams({ take: '100', ...query })}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ items: { id: string }[]; total: number }>()
}
const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id)
const orderOf = async (id: string) => {
  const [row] = await desk.shop.db.select().from(orders).where(eq(orders.id, id))
  if (!row?.address) throw new Error('no such order')
  return { ...row, address: row.address }
}
const block = (id: string, by?: Pick<TestStaff, 'post'>) =>
  post('customer/block', id, { reason: 'سفارش‌های دروغین' }, by)
const signInAgain = async (phone: string) => {
  desk.shop.time.advance(61_000)
  await desk.shop.post('/api/auth/sendOtp', { phone })
  return desk.shop.post('/api/auth/loginSms', { phone, code: await desk.shop.lastCode(phone) })
}

describe('a blocked customer', () => {
  test('is out at once, cannot come in by a code, and is told why in Persian', async () => {
    const customer = await desk.newCustomer()
    expect((await block(customer.customerId)).json()).toEqual({ success: true })
    expect((await customer.get('/api/user/getPanelData')).statusCode).toBe(401)
    const refused = await signInAgain(customer.phone)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_blocked'])
    expect(refused.json().message).toMatch(/حساب شما .* بسته شده است/)
    expect(refused.cookies).toEqual([])
  })

  test('cannot come in by the password, and only the right one learns of it', async () => {
    const customer = await desk.newCustomer()
    const password = 'Bazaar1404'
    await customer.post('/api/user/changePassword', { password, rePassword: password })
    await block(customer.customerId)
    const login = async (tried: string) => {
      const cookie = await captchaCookie(desk.shop)
      const body = { phone: customer.phone, password: tried }
      return (await desk.shop.post('/api/auth/login', body, { cookie })).json().code
    }
    expect(await login('Bazaar1405')).toBe('credentials_wrong')
    expect(await login(password)).toBe('account_blocked')
  })

  test('orders nothing with the session that was open, and what was ordered goes on', async () => {
    const id = await desk.paidOrder()
    const { customerId } = await orderOf(id)
    await block(customerId)
    expect((await post('order/pack', id)).json()).toMatchObject({ status: 'preparing' })
  })

  test('comes in again once unblocked; the sessions of before stay ended', async () => {
    const customer = await desk.newCustomer()
    await block(customer.customerId)
    expect((await post('customer/unblock', customer.customerId)).statusCode).toBe(200)
    expect((await customer.get('/api/user/getPanelData')).statusCode).toBe(401)
    expect((await signInAgain(customer.phone)).statusCode).toBe(200)
  })

  test('who signs in at the very moment has no session afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await desk.newCustomer()
      desk.shop.time.advance(61_000)
      await desk.shop.post('/api/auth/sendOtp', { phone: customer.phone })
      const code = await desk.shop.lastCode(customer.phone)
      await Promise.all([
        desk.shop.post('/api/auth/loginSms', { phone: customer.phone, code }),
        block(customer.customerId),
      ])
      expect((await record(customer.customerId)).sessions).toBe(0)
    }
  })
})

test('two members who block at once block once, and the reason is in the books', async () => {
  const id = await desk.customer()
  const twin = adminPage({ app: other }, manager.headers)
  const statuses = (await Promise.all([block(id), block(id, twin)])).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409])
  const rows = await desk.shop.db
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, `customer:${id}`), eq(staffActions.outcome, 'done')))
  expect(rows).toMatchObject([
    { call: 'blockCustomer', after: { blockReason: 'سفارش‌های دروغین' }, permission: 'customers.block' },
  ])
  expect(await record(id)).toMatchObject({
    block: { reason: 'سفارش‌های دروغین' },
    acts: [{ call: 'blockCustomer', staffName: 'همکار manager', reason: 'سفارش‌های دروغین' }],
  })
})

test('a customer who is on the staff, too, is blocked as a customer alone', async () => {
  desk.shop.time.advance(61_000)
  const { customerId } = await desk.shop.signIn(manager.phone)
  await block(customerId)
  expect((await manager.get('/api/admin/me')).statusCode).toBe(200)
})

test('ending the sessions of a customer signs them out, and they may come back', async () => {
  const customer = await desk.newCustomer()
  await post('customer/end-sessions', customer.customerId)
  expect((await customer.get('/api/user/getPanelData')).statusCode).toBe(401)
  expect((await signInAgain(customer.phone)).statusCode).toBe(200)
})

describe('customers are found', () => {
  test('by phone, by whoever receives, by order number and by tracking code', async () => {
    const order = await orderOf(await desk.sentOrder('55443322114455'))
    const { phone } = await desk.newCustomer()
    expect(await idsOf({ q: phone })).toHaveLength(1)
    for (const q of [order.orderNumber ?? '', '55443322114455'])
      expect([q, await idsOf({ q })]).toEqual([q, [order.customerId]])
    await desk.shop.db
      .update(orders)
      .set({ address: { ...order.address, receiverPhone: '09380001122' } })
      .where(eq(orders.id, order.id))
    expect(await idsOf({ q: '۰۹۳۸ ۰۰۰ ۱۱۲۲' })).toEqual([order.customerId])
    expect(await idsOf({ q: '09390000000' })).toEqual([])
  })

  test('by a part of the name, and by the beginning of a word where that is short', async () => {
    const customer = await desk.newCustomer()
    await customer.post('/api/user/editUser', { firstName: 'گلنوش', lastName: 'ژاله‌پور', email: '' })
    for (const q of ['لنوش', 'گلنوش ژاله', 'گل', 'ژ', 'ژاله‌پور'])
      expect([q, await idsOf({ q })]).toEqual([q, [customer.customerId]])
    for (const q of ['نوش گل', 'نو', '%', '_']) expect([q, await idsOf({ q })]).toEqual([q, []])
  })

  test('by state, group and day, each of which narrows the list', async () => {
    const blocked = await desk.blockedCustomer()
    const { customerId, groupId } = await desk.groupedCustomer()
    const { total } = await list({})
    expect(await idsOf({ state: 'blocked' })).toContain(blocked)
    expect(await idsOf({ state: 'blocked' })).not.toContain(customerId)
    expect(await idsOf({ state: 'active' })).not.toContain(blocked)
    expect(await idsOf({ groupId })).toEqual([customerId])
    expect((await list({ groupId })).total).toBe(1)
    const today = desk.shop.time.clock().toISOString().slice(0, 10)
    expect((await list({ from: '1400/01/01', to: today })).total).toBe(total)
    expect((await list({ to: '1400/01/01' })).total).toBe(0)
    const oldest = await idsOf({ sort: 'oldest' })
    expect(oldest).toEqual((await idsOf({})).toReversed())
  })
})

describe('the record of a customer', () => {
  test('has what they bought and brought back, with notes and groups', async () => {
    const id = await desk.sentOrder()
    const { customerId, total } = await orderOf(id)
    await post('customer/note', customerId, { text: 'پس از ساعت پنج زنگ بزنید' })
    const groupId = await desk.group()
    await post('customer/put-into-group', customerId, { groupId })
    expect(await record(customerId)).toMatchObject({
      sums: { orders: 1, bought: total, returns: 0, returned: 0 },
      orders: [{ id, status: 'shipped' }],
      notes: [{ text: 'پس از ساعت پنج زنگ بزنید', staffName: 'همکار manager' }],
      groups: [{ id: groupId }],
      sms: expect.arrayContaining([expect.objectContaining({ kind: 'order' })]),
      sessions: 1,
      isPhoneProven: true,
    })
  })

  test('counts what came back by the goods that did', async () => {
    const { id, productId } = await desk.returnedOrder()
    const { customerId } = await orderOf(id)
    const lines = [{ productId, count: 1, restocked: 1 }]
    expect((await post('return/take', id, { lines })).statusCode).toBe(200)
    const { sums, returns, orders: shown } = await record(customerId)
    const [refund] = await desk.shop.db.select().from(refunds).where(eq(refunds.orderId, id))
    expect(refund?.amount).toBeGreaterThan(0)
    expect(sums).toMatchObject({ orders: 1, returns: 1, returned: refund?.amount })
    expect(returns).toMatchObject([{ id, returnReason: 'رنگ آن چیز دیگری بود' }])
    const [row] = (await list({ q: shown[0].orderNumber })).items
    expect(row).toMatchObject({ id: customerId, ...sums })
  })

  test('shows no whole phone number and no e-mail address without asking, which the books keep', async () => {
    const customer = await desk.newCustomer()
    await customer.post('/api/user/editUser', {
      firstName: 'مینا',
      lastName: 'راد',
      email: 'mina@example.com',
    })
    const shown = JSON.stringify([await record(customer.customerId), await list({})])
    expect(shown).not.toMatch(wholePhone)
    expect(shown).not.toContain('mina@')
    expect((await post('customer/contact', customer.customerId)).json()).toEqual({
      phone: customer.phone,
      email: 'mina@example.com',
    })
    const { acts } = await record(customer.customerId)
    expect(acts).toMatchObject([{ call: 'showCustomerContact', reason: null }])
    const rows = await desk.shop.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subject, `customer:${customer.customerId}`))
    expect(JSON.stringify(rows)).not.toContain(customer.phone)
  })

  test('leaves out what the role does not see elsewhere', async () => {
    const by = await signInStaff(desk.shop, 'orders', '09349999999')
    expect(await record(await desk.customer(), by)).toMatchObject({ comments: null, messages: null })
    expect(await record(await desk.customer())).toMatchObject({ comments: [], messages: [] })
  })
})

describe('groups of customers', () => {
  test('have names of their own, also when two members give one at the same moment', async () => {
    const [one, two] = [await desk.group(), await desk.group()]
    const twin = adminPage({ app: other }, manager.headers)
    const codes = await Promise.all([
      post('customer-group/rename', one, { name: 'عمده' }),
      post('customer-group/rename', two, { name: 'عمده' }, twin),
      manager.post('/api/admin/customer-group/add', { name: 'عمده' }),
    ])
    expect(codes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('hold a customer once, and let go once', async () => {
    const [id, groupId] = [await desk.customer(), await desk.group()]
    const twin = adminPage({ app: other }, manager.headers)
    for (const path of ['customer/put-into-group', 'customer/take-out-of-group']) {
      const pressed = await Promise.all([post(path, id, { groupId }), post(path, id, { groupId }, twin)])
      expect(pressed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    }
    expect((await record(id)).groups).toEqual([])
    expect((await post('customer/put-into-group', id, { groupId: 'nobody-has-this' })).statusCode).toBe(404)
  })
})
