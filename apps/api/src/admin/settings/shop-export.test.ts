import { parse } from 'csv-parse/sync'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { pages, settings } from '../../modules/content/content.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let desk: TestDesk
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  await desk.paidOrder()
  const text = { description: '', updatedAt: new Date(), bodyHtml: '<p>متن، "با گیومه"</p>' }
  await desk.shop.db.insert(pages).values([{ ...text, slug: 'terms', title: '=قوانین' }])
  await desk.shop.db
    .insert(settings)
    .values({ name: 'faq', value: [{ question: 'کی؟' }] })
    .onConflictDoNothing()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0944${String(members).padStart(7, '0')}`)
})
afterAll(() => desk.shop.close())

const exported = (body: object, by = manager) => by.post('/api/admin/export', body)
const rowsOf = async (body: object): Promise<Record<string, string>[]> => {
  const response = await exported({ format: 'csv', ...body })
  expect(response.statusCode, response.body).toBe(200)
  return parse(response.body, { bom: true, columns: true })
}

describe('everything of a shop leaves it as a file', () => {
  test.each(['products', 'categories', 'customers', 'reviews', 'articles', 'pages', 'settings'])(
    'the %s, the same rows as CSV and as JSON',
    async (what) => {
      const rows = await rowsOf({ what })
      const json = await exported({ what, format: 'json' })
      expect(json.headers['content-disposition']).toMatch(
        new RegExp(`filename="${what}-\\d{4}-\\d\\d-\\d\\d\\.json"`),
      )
      expect(json.json()).toHaveLength(rows.length)
      if (rows[0]) expect(Object.keys(json.json()[0])).toEqual(Object.keys(rows[0]))
    },
  )

  test('texts arrive whole, and none is a formula in a spreadsheet', async () => {
    const csv = (await rowsOf({ what: 'pages' })).find(({ slug }) => slug === 'terms')
    expect(csv).toMatchObject({ title: "'=قوانین", bodyHtml: '<p>متن، "با گیومه"</p>' })
    const json = (await exported({ what: 'pages', format: 'json' })).json()
    expect(json.find(({ slug }: { slug: string }) => slug === 'terms')).toMatchObject({ title: '=قوانین' })
  })

  test('nothing that opens an account is among the customers, and phones only when they are asked for', async () => {
    const [plain] = await rowsOf({ what: 'customers' })
    expect(plain?.phone).toMatch(/•/)
    expect(Object.keys(plain ?? {})).toEqual([
      ...['id', 'phone', 'firstName', 'lastName', 'email', 'createdAt', 'blockedAt'],
    ])
    const [whole] = await rowsOf({ what: 'customers', withPhones: true })
    expect(whole?.phone).toMatch(/^09\d{9}$/)
  })

  test('the phones of more than a thousand customers do not leave by one member’s press', async () => {
    await desk.shop.database.pool.query(`
      INSERT INTO customers (id, phone, invite_code, created_at)
        SELECT 'leaving' || n, '0918' || lpad(n::text, 7, '0'), 'l' || n, now() FROM generate_series(1, 1001) AS n`)
    expect((await exported({ what: 'customers', format: 'csv', withPhones: true })).json().code).toBe(
      'export_needs_approval',
    )
    expect((await rowsOf({ what: 'customers' })).length).toBeGreaterThan(1_000)
  })
})

test('an export is in the books before its first row, and is refused to who may not take it', async () => {
  desk.shop.time.advance(1)
  await rowsOf({ what: 'settings' })
  const [row] = await desk.shop.db
    .select()
    .from(staffActions)
    .orderBy(desc(staffActions.at), desc(staffActions.number))
    .limit(1)
  expect(row).toMatchObject({ call: 'exportShop', subject: 'export:settings', after: { format: 'csv' } })
  const writer = await signInStaff(desk.shop, 'writer', '09450000001')
  expect((await exported({ what: 'pages', format: 'csv' }, writer)).json().code).toBe('forbidden')
})
