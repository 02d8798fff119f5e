import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { staffSignInBody } from './endpoints/sign-in.ts'
import { adminFieldMessages } from './messages.ts'
import { permissions, rolePermissions, roles } from './permissions.ts'

const everyCall = Object.values(adminEndpoints)

test('each role may do exactly what the table says', () => {
  const table = permissions.map(
    (permission) =>
      `${permission}: ${roles.filter((role) => rolePermissions[role].includes(permission)).join(' ')}`,
  )
  expect(table).toMatchInlineSnapshot(`
    [
      "orders.view: owner manager orders support accountant",
      "orders.create: owner manager orders support",
      "orders.pack: owner manager orders",
      "orders.print: owner manager orders",
      "orders.export: owner manager accountant",
      "orders.note: owner manager orders support",
      "orders.address: owner manager orders",
      "orders.lines: owner manager orders",
      "orders.cancel: owner manager",
      "returns.decide: owner manager",
      "refunds.prepare: owner manager orders support accountant",
      "refunds.approve: owner manager accountant",
      "products.view: owner manager orders support catalogue",
      "products.edit: owner manager catalogue",
      "products.stock: owner manager catalogue",
      "prices.bulk: owner manager",
      "products.import: owner manager catalogue",
      "categories.edit: owner manager catalogue",
      "customers.phone: owner manager orders support",
      "customers.view: owner manager orders support",
      "customers.note: owner manager orders support",
      "customers.group: owner manager support",
      "customers.sessions: owner manager support",
      "customers.block: owner manager",
      "payments.review: owner manager accountant",
      "payments.ways: owner manager accountant",
      "comments.moderate: owner manager support",
      "messages.read: owner manager support",
      "messages.answer: owner manager support",
      "sms.manage: owner manager",
      "coupons.manage: owner manager",
      "shipping.edit: owner manager",
      "settings.edit: owner manager",
      "content.edit: owner manager writer",
      "content.publish: owner manager",
      "reports.sales: owner manager accountant",
      "shop.open: owner manager",
      "shop.health: owner manager",
      "shop.export: owner manager",
      "shop.import: owner manager",
      "staff.manage: owner",
      "actions.view: owner manager accountant",
    ]
  `)
})

test('each permission is needed by a call', () => {
  const needed = new Set<string>(everyCall.map(({ access }) => access))
  expect(permissions.filter((permission) => !needed.has(permission))).toEqual([])
})

test('calls of the back office have paths that no other call has', () => {
  const paths = [...Object.values(endpoints), ...everyCall].map(({ method, path }) => `${method} ${path}`)
  expect(new Set(paths).size).toBe(paths.length)
  expect(everyCall.filter(({ path }) => !path.startsWith('/api/admin/'))).toEqual([])
})

test('only signing in, and the question who is signed in, need no member', () => {
  const open = everyCall.filter(({ access }) => access === 'visitor').map(({ path }) => path)
  expect(open).toEqual([
    '/api/admin/sign-in/start',
    '/api/admin/sign-in/code',
    '/api/admin/sign-in',
    '/api/admin/sign-in/passkey',
    '/api/admin/session',
  ])
})

test('the second step takes one factor, in any digits', () => {
  expect(staffSignInBody.parse({ ticket: 't', totp: '۱۲۳ ۴۵۶' })).toEqual({ ticket: 't', totp: '123456' })
  expect(staffSignInBody.parse({ ticket: 't', recoveryCode: 'abcde-234fg' })).toMatchObject({
    recoveryCode: 'ABCDE234FG',
  })
  for (const factors of [{}, { totp: '123456', recoveryCode: 'ABCDE234FG' }])
    expect(staffSignInBody.safeParse({ ticket: 't', ...factors }).error?.issues[0]?.message).toBe(
      adminFieldMessages.oneFactor,
    )
})

test('a day of a filter is read from Jalali and other days as its first moment in Tehran', () => {
  const { query } = adminEndpoints.listOrders
  expect(query.parse({ from: '۱۴۰۵/۰۹/۰۲', to: '2026-11-23' })).toMatchObject({
    from: '2026-11-22T20:30:00.000Z',
    to: '2026-11-22T20:30:00.000Z',
  })
  expect(query.safeParse({ from: '1405/13/01' }).error?.issues[0]?.message).toBe(adminFieldMessages.day)
})
