import { endpoints } from '@hojreh/contract'
import { type AdminEndpoint, adminEndpoints } from '@hojreh/contract/admin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN_HOST, adminPage, ownHeaders, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

const everyCall = Object.entries(adminEndpoints) as [string, AdminEndpoint][]
const ofMembers = everyCall.filter(([, { access }]) => access !== 'visitor')

let shop: TestApp
let owner: TestStaff
let customer: TestCustomer
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signInStaff(shop, 'owner', '09310000001')
  // A member of the staff may be a customer, too.
  shop.time.advance(1_000)
  customer = await shop.signIn(owner.phone)
})
afterAll(() => shop.close())

let phones = 0
const newPhone = () => {
  phones += 1
  return `0932${String(phones).padStart(7, '0')}`
}

const send = ({ method, path }: AdminEndpoint, headers: Record<string, string>, to = shop) =>
  to.app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: {} }) })

test.each(ofMembers)('nobody makes a call without a session: %s', async (_name, call) => {
  const response = await send(call, ownHeaders)
  expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
})

test.each(ofMembers)('the session of a customer opens nothing here: %s', async (_name, call) => {
  expect((await send(call, { ...ownHeaders, ...customer.headers })).statusCode).toBe(401)
})

test('the session of a customer is nobody to the desk', async () => {
  const response = await send(adminEndpoints.getStaffSession, { host: ADMIN_HOST, ...customer.headers })
  expect([response.statusCode, response.json()]).toEqual([200, { me: null }])
})

test('the session of the staff opens nothing in the shop', async () => {
  const fresh = await signInStaff(shop, 'owner', '09310000002')
  const token = fresh.headers.cookie.split('=')[1] ?? ''
  for (const { method, path } of Object.values(endpoints).filter(({ access }) => access === 'customer')) {
    const response = await shop.app.inject({
      method,
      url: path,
      headers: { ...ownHeaders, ...fresh.headers, authorization: `Bearer ${token}` },
      ...(method === 'POST' && { payload: {} }),
    })
    expect([path, response.statusCode]).toEqual([path, 401])
  }
})

describe('a POST that does not come from a page of the back office', () => {
  test.each([
    ['from another origin', { ...ownHeaders, origin: 'https://evil.example' }],
    ['from the shop, which is the same site', { ...ownHeaders, 'sec-fetch-site': 'same-site' }],
    ['from another site', { ...ownHeaders, 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { ...ownHeaders, origin: '' }],
    ['with the origin «null»', { ...ownHeaders, origin: 'null' }],
    ['without our header', { ...ownHeaders, 'x-hojreh-admin': '' }],
  ])('is refused, and kept: %s', async (_title, headers) => {
    const by = await signInStaff(shop, 'owner', newPhone())
    const before = await shop.db.$count(staffActions)
    const response = await send(adminEndpoints.staffSignOut, { ...headers, ...by.headers })
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden'])
    expect((await by.get('/api/admin/me')).statusCode).toBe(200)
    expect((await shop.db.$count(staffActions)) - before).toBe(1)
    shop.time.advance(5 * 60_000)
  })

  test('cannot begin a sign-in either', async () => {
    const foreign = { ...ownHeaders, origin: 'https://evil.example' }
    for (const call of [
      adminEndpoints.staffSignInStart,
      adminEndpoints.staffSignInCode,
      adminEndpoints.staffSignIn,
    ])
      expect((await send(call, foreign)).statusCode).toBe(403)
  })

  test('is refused for looks of other sites, too', async () => {
    const headers = { host: ADMIN_HOST, 'sec-fetch-site': 'cross-site', ...owner.headers }
    expect((await send(adminEndpoints.listOrders, headers)).statusCode).not.toBe(200)
  })
})

describe('a back office on a host of its own', () => {
  let apart: TestApp
  beforeAll(async () => {
    apart = await createTestApp({
      config: {
        PUBLIC_ORIGIN: 'https://shop.example',
        BLOG_ORIGIN: 'https://blog.shop.example',
        ADMIN_ORIGIN: 'https://admin.shop.example',
        COOKIE_DOMAIN: 'shop.example',
      },
    })
  })
  afterAll(() => apart.close())

  test.each([
    'shop.example',
    'blog.shop.example',
    'localhost',
    '10.0.0.7:8080',
    'admin.shop.example.evil.example',
  ])('is not there for %s', async (host) => {
    for (const [name, call] of everyCall) {
      const response = await send(call, { ...ownHeaders, host, origin: `https://${host}` }, apart)
      expect([name, response.statusCode, response.json().code]).toEqual([name, 404, 'not_found'])
    }
  })

  test('takes POSTs of its own origin alone', async () => {
    const host = 'admin.shop.example'
    const start = (origin: string) =>
      apart.app.inject({
        method: 'POST',
        url: '/api/admin/sign-in/start',
        payload: { phone: '09310000001' },
        headers: { ...ownHeaders, host, origin },
      })
    expect((await start('https://admin.shop.example')).statusCode).toBe(200)
    for (const origin of ['https://shop.example', 'http://admin.shop.example'])
      expect((await start(origin)).statusCode).toBe(403)
  })
})

test('a shop that is no demo and has no host for it has no back office', async () => {
  const plain = await createTestApp({ config: { DEMO_MODE: '0' } })
  for (const [, call] of everyCall) expect((await send(call, ownHeaders, plain)).statusCode).toBe(404)
  await plain.close()
})

test('the owner of a demo is nobody in a shop that is none', async () => {
  const { seedOwner } = await import('../../workflows/demo/seed-owner.ts')
  const { demoShop } = await import('@hojreh/demo-shop')
  const { phone } = demoShop().customer
  const config = {
    DEMO_MODE: '0',
    ADMIN_ORIGIN: `http://${ADMIN_HOST}`,
    PUBLIC_ORIGIN: 'http://shop.example',
  }
  const real = await createTestApp({ config })
  await seedOwner(real.db, real.config.SECRET, real.time.clock())
  const response = await adminPage(real).post('/api/admin/sign-in/start', { phone })
  expect(response.statusCode).toBe(200)
  expect(await real.outbox.newest(real.db, 10)).toEqual([])
  await real.close()
})

test('outside of the addresses that the shop allows there is no back office', async () => {
  const office = await createTestApp({ config: { ADMIN_ALLOWED_IPS: '192.0.2.0/24' } })
  for (const [name, call] of everyCall) {
    const response = await send(call, ownHeaders, office)
    expect([name, response.statusCode]).toEqual([name, 404])
  }
  const inside = { ...ownHeaders, 'x-forwarded-for': '192.0.2.9' }
  expect((await send(adminEndpoints.getStaffMe, inside, office)).statusCode).toBe(401)
  await office.close()
})
