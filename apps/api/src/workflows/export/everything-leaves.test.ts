import { exportedThings } from '@hojreh/contract/admin'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { readAtOneMoment } from '../../db/read-only.ts'
import * as schema from '../../db/schema.ts'
import type { Cells } from './export-tables.ts'
import { type TabledThing, tableOfThing } from './table-of-thing.ts'
import { wholeTables } from './whole-tables.ts'

/** Tables whose rows are part of another file, by that file. */
const heldBy: Record<string, (typeof exportedThings)[number]> = {
  stock: 'products',
  categories: 'categories',
  customers: 'customers',
  comments: 'reviews',
  articles: 'articles',
  article_categories: 'articles',
  article_tags: 'articles',
  articles_to_tags: 'articles',
  articles_to_products: 'articles',
  pages: 'pages',
  settings: 'settings',
}
const opens = 'it opens an account'
const work = 'work of this shop’s own processes, done or not'
const counted = 'counted or computed from what leaves'
/** Tables of which nothing leaves, and why. */
const stays: Record<string, string> = {
  ...{ sessions: opens, otp_codes: opens, staff_sessions: opens, staff_codes: opens, staff_tickets: opens },
  ...{
    staff_passkeys: opens,
    staff_challenges: opens,
    staff_recovery_codes: opens,
    staff_invitations: opens,
  },
  ...{ captcha_passes: work, captcha_solutions: work, rate_limits: work, slow_downs: work, approvals: work },
  ...{
    stock_holds: work,
    price_jobs: work,
    price_job_rows: work,
    picture_downloads: work,
    order_notices: work,
  },
  ...{ synonym_changes: work, content_changes: work, content_revision_base: work, counters: work },
  ...{ import_runs: work, import_run_lines: work, imported_records: work, text_pictures: work },
  ...{ sale_queues: work, queue_places: work },
  ...{ editions: work, action_chains: work, review_requests: work, order_views: work },
  ...{ search_words: counted, comment_votes: counted, bought_together: counted },
  review_refusals: 'who wants no such SMS; each customer says so again elsewhere',
  told_cards: 'which of the shop’s own card numbers was shown; the payments say what came',
  search_wishes: 'phones that want one SMS of this shop, and of no other',
  media: 'pictures leave with a backup, their words with what shows them',
  sms_messages: 'their texts are sealed: they hold codes',
  ...{ sandbox_payments: 'of the demo’s bank', sandbox_faults: 'of the demo’s bank' },
}

const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
const whole = Object.entries(wholeTables)

test('every table of the shop leaves in a file, or it is said why not', () => {
  const wholeNames = whole.map(([, { table }]) => getTableName(table))
  const known = [...wholeNames, ...Object.keys(heldBy), ...Object.keys(stays)]
  expect(tables.map((table) => getTableName(table)).toSorted()).toEqual(known.toSorted())
})

test('a column that stays is one that its table has, and none of a secret leaves', () => {
  for (const [what, one] of whole) {
    const names = Object.keys(getTableColumns(one.table))
    const without: readonly string[] = 'without' in one ? one.without : []
    expect(names, what).toEqual(expect.arrayContaining([...without]))
    const left = names.filter((name) => !without.includes(name))
    expect(
      left.filter((name) => /hash|sealed|token|secret|totp|seal$/i.test(name)),
      what,
    ).toEqual([])
  }
})

let desk: TestDesk
beforeAll(async () => {
  desk = await makeDesk()
  await desk.paidOrder()
})
afterAll(() => desk.shop.close())

const rowsOf = (what: TabledThing, withPhones: boolean) =>
  readAtOneMoment(desk.shop.database, async (tx) => {
    const rows: Cells[] = []
    for await (const row of tableOfThing(tx, what, withPhones).rows) rows.push(row)
    return rows
  })

test('each file can be read, as many rows as its table has', async () => {
  for (const what of exportedThings) {
    if (what === 'products') continue
    const rows = await rowsOf(what, true)
    const one = whole.find(([name]) => name === what)?.[1]
    if (one && !('where' in one)) expect(rows, what).toHaveLength(await desk.shop.db.$count(one.table))
  }
})

test('an order leaves with its lines and instants, and its receiver’s phone only when it is asked for', async () => {
  const [order] = await rowsOf('all-orders', false)
  expect(order?.placedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(JSON.parse(String(order?.address)).receiverPhone).toMatch(/•/)
  const [whole] = await rowsOf('all-orders', true)
  expect(JSON.parse(String(whole?.address)).receiverPhone).toMatch(/^09\d{9}$/)
  const lines = await rowsOf('order-lines', false)
  expect(lines.some(({ orderId }) => orderId === order?.id)).toBe(true)
})
