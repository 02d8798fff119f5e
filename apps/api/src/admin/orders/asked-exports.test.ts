import type { WaitingApproval } from '@hojreh/contract/admin'
import { parse } from 'csv-parse/sync'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putManyCustomers } from '../../../test/acts/put-many-customers.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { approvals } from '../../modules/approval/approval.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let desk: TestDesk
let other: FastifyInstance
let asker: TestStaff
let second: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
  await putManyCustomers(desk.shop)
})
beforeEach(async () => {
  desk.shop.time.advance(16 * 60_000)
  members += 2
  asker = await signInStaff(desk.shop, 'manager', `0946${String(members).padStart(7, '0')}`)
  second = await signInStaff(desk.shop, 'owner', `0947${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const filters = { q: 'گروه', status: 'delivered', from: '1400/01/01' }
const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
const ask = (file = 'orders.csv', query: Record<string, string> = filters, by = asker) => {
  desk.shop.time.advance(1)
  return by.post(at('/api/admin/export/ask', query), { file })
}
const take = (by: Pick<TestStaff, 'post'> = asker, query: Record<string, string> = filters) =>
  by.post(at('/api/admin/orders/export', query), { format: 'csv', withPhones: true })
const decide = (act: 'allow' | 'refuse', id: string, by = second) =>
  by.post(`/api/admin/export/${act}?id=${id}`)
const waiting = async (by: TestStaff) =>
  (await by.get('/api/admin/approvals')).json<WaitingApproval[]>().filter(({ kind }) => kind === 'export')
const newestAsk = async () => {
  const [row] = await desk.shop.db.select().from(approvals).orderBy(desc(approvals.preparedAt)).limit(1)
  return row ?? expect.fail('nobody asked')
}

test('a second person sees what would leave, in words and numbers, and their yes is for one file of two that are asked at once', async () => {
  expect((await take()).json().code).toBe('export_needs_approval')
  expect((await ask()).statusCode).toBe(200)
  expect((await ask()).json().code).toBe('already_done')
  const { id } = await newestAsk()
  const seen = (await waiting(second)).find((approval) => approval.id === id)
  expect(seen).toMatchObject({ state: 'waiting', isOwn: false })
  expect(seen?.label).toBe(
    'فایل CSV سفارش‌ها، با شماره‌ی ۱٬۰۰۱ مشتری، ۱٬۰۰۱ سفارش، تحویل‌شده، از ۱۴۰۰/۰۱/۰۱، جست‌وجوی «گروه»',
  )
  expect((await take()).json().code).toBe('export_needs_approval')
  expect((await decide('allow', id, asker)).json().code).toBe('approval_own')
  expect((await decide('allow', id)).statusCode).toBe(200)
  const [mine] = (await waiting(asker)).filter((approval) => approval.id === id)
  expect(mine).toMatchObject({ state: 'approved', file: { name: 'orders.csv' } })
  expect((await ask()).json().code).toBe('already_done')
  // The other process is asked at the same moment.
  const files = await Promise.all([take(), take(adminPage({ app: other }, asker.headers))])
  expect(files.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const file = files.find(({ statusCode }) => statusCode === 200)
  const rows: Record<string, string>[] = parse(file?.body ?? '', { bom: true, columns: true })
  expect(rows).toHaveLength(1_001)
  expect(rows[0]?.['تلفن مشتری']).toMatch(/^0919\d{7}$/)
  const [used] = await desk.shop.db.select().from(approvals).where(eq(approvals.id, id))
  expect(used?.usedAt).toEqual(expect.any(Date))
  const books = await desk.shop.db
    .select({ call: staffActions.call })
    .from(staffActions)
    .where(eq(staffActions.subject, used?.subject ?? ''))
  expect(books.map(({ call }) => call).toSorted()).toEqual(['allowExport', 'askExport'])
  expect(await waiting(asker)).not.toContainEqual(expect.objectContaining({ id }))
})

test('what was allowed is this file: not another format, other filters or another member’s', async () => {
  await ask('orders.xlsx')
  await decide('allow', (await newestAsk()).id)
  expect((await take()).json().code).toBe('export_needs_approval')
  await ask()
  await decide('allow', (await newestAsk()).id)
  expect((await take(asker, { ...filters, status: 'paid' })).statusCode).toBe(200)
  expect((await take(asker, { q: 'گروه' })).json().code).toBe('export_needs_approval')
  expect((await take(second)).json().code).toBe('export_needs_approval')
  // Another way to write the same filters, as the page of approvals does from the address.
  const { file } = (await waiting(asker)).find((one) => one.file?.name === 'orders.csv') ?? {}
  expect((await take(asker, Object.fromEntries(new URLSearchParams(file?.search)))).statusCode).toBe(200)
})

test('after a no, a withdrawal or a day the file does not leave, and can be asked for again', async () => {
  await ask()
  const { id } = await newestAsk()
  expect((await decide('refuse', id)).statusCode).toBe(200)
  expect((await take()).json().code).toBe('export_needs_approval')
  await ask()
  expect((await decide('refuse', (await newestAsk()).id, asker)).statusCode).toBe(200)
  expect((await ask()).statusCode).toBe(200)
  desk.shop.time.advance(24 * 60 * 60_000)
  members += 2
  const later = await signInStaff(desk.shop, 'owner', `0947${String(members).padStart(7, '0')}`)
  expect((await decide('allow', (await newestAsk()).id, later)).json().code).toBe('approval_expired')
  await ask('customers.json', {}, later)
  expect(await waiting(later)).toContainEqual(
    expect.objectContaining({
      isOwn: true,
      file: { name: 'customers.json', search: '' },
      label: 'فایل JSON مشتریان، با شماره‌ی ۱٬۰۰۱ مشتری',
    }),
  )
})

test('nobody has to be asked for the phones of a few', async () => {
  expect((await ask('orders.csv', { q: 'کسی دیگر' })).json().code).toBe('conflict')
})
