import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../../test/checkout.ts'
import { openDyingDatabase } from '../../../../test/database/dying-database.ts'
import { makeTablePrint } from '../../../../test/database/table-prints.ts'
import { makeDesk, type TestDesk } from '../../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../../test/staff.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../../test/test-app.ts'
import { orderLines, orders } from '../../../modules/order/order.tables.ts'
import { orderEdits } from '../../../modules/order-edit/order-edit.tables.ts'
import { payments } from '../../../modules/payment/payment.tables.ts'
import { refunds } from '../../../modules/refund/refund.tables.ts'
import { staffActions } from '../../../modules/staff-action/staff-action.tables.ts'
import { auditBooks } from '../../audit/audit-books.ts'
import { endForgottenEdits } from './withdraw-edit.ts'

const PRICE = 2_000_000
const FEE = 450_000
const HELD_MS = 24 * 3_600_000
const sumOf = (pieces: number) => pieces * PRICE + FEE

let desk: TestDesk
let dying: ReturnType<typeof openDyingDatabase>
let doomed: TestApp
let tablePrint: () => Promise<string>
let manager: TestStaff
let members = 0
let transfers = 987_000
beforeAll(async () => {
  desk = await makeDesk()
  dying = openDyingDatabase(desk.shop.database)
  doomed = await createTestApp({
    ...{ database: dying.database, deskDatabase: dying.database },
    time: desk.shop.time,
    gateway: desk.bank.gateway,
    config: { CARD_NUMBER: '6037991122334455' },
  })
  tablePrint = await makeTablePrint(desk.shop.db)
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0942${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await doomed.app.close()
  await dying.close()
  await desk.shop.close()
})

type Result = Awaited<ReturnType<TestStaff['post']>>
interface Story {
  id: string
  /** Makes the call at one of two processes. */
  act: (by: Pick<TestApp, 'app' | 'database'>) => Promise<Result | null>
}

const goods = (count: number) => [{ productId: desk.productId, count }]
const edit = (id: string, count: number, total = sumOf(count)): Story => ({
  id,
  act: ({ app }) =>
    adminPage({ app }, manager.headers).post(`/api/admin/order/lines?id=${id}`, {
      ...{ version: 0, lines: goods(count), total, heldHours: 24 },
    }),
})
const lineAct = (id: string, name: string, body: object = {}): Story => ({
  id,
  act: ({ app }) => adminPage({ app }, manager.headers).post(`/api/admin/order/lines/${name}?id=${id}`, body),
})
const givenUp = async (): Promise<string> => {
  const customer = await desk.newCustomer()
  await fillCart(customer, goods(1))
  const started = await customer.get(payUrl())
  desk.bank.fail(authorityOf(started))
  await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=NOK`)
  return started.json<{ orderId: string }>().orderId
}
/** An order of one paid piece, with an edit to two that waits for its difference. */
const waiting = async () => {
  const bought = await desk.buy(1)
  await edit(bought.id, 2).act(desk.shop)
  return bought
}
const goBack = (id: string, { headers }: TestCustomer, authority: string): Story => ({
  id,
  act: ({ app }) => app.inject({ url: `/api/order/paymentCheck?Authority=${authority}&Status=OK`, headers }),
})
const paid = async (): Promise<Story> => {
  const { id, customer } = await waiting()
  const authority = authorityOf(await customer.get(payUrl(id)))
  desk.bank.pay(authority)
  return goBack(id, customer, authority)
}
const cheaper = async (): Promise<Story> => {
  const { id } = await desk.buy(3)
  const query = `id=${id}&goods=${desk.productId}.1`
  const told = await manager.get(`/api/admin/order/lines/quote?${query}`)
  return edit(id, 1, told.json<{ total: number }>().total)
}
const transferred = async (): Promise<Story> => {
  transfers += 1
  const { id } = await waiting()
  return lineAct(id, 'received', { trackingCode: String(transfers), cardLast4: '1234' })
}
const lapsing = async (): Promise<Story> => {
  const act: Story['act'] = async ({ database }) => {
    await endForgottenEdits({ ...desk.shop.desk, database, log: desk.shop.app.log })
    return null
  }
  // Ends the edits of the stories before this one.
  desk.shop.time.advance(HELD_MS)
  await act(desk.shop)
  const id = await desk.editedOrder()
  desk.shop.time.advance(HELD_MS)
  return { id, act }
}

const pairs = <Row>(rows: readonly Row[], of: (row: Row) => string): string[] => rows.map(of).toSorted()
/** Everything that is stored of an order. */
const stateOf = async (id: string) => {
  const { db } = desk.shop
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
  const edits = await db.select().from(orderEdits).where(eq(orderEdits.orderId, id))
  const money = await db.select().from(payments).where(eq(payments.orderId, id))
  const back = await db.select().from(refunds).where(eq(refunds.orderId, id))
  const deeds = await db
    .select()
    .from(staffActions)
    .where(eq(staffActions.subject, `order:${id}`))
  const texts = (await desk.shop.outbox.newest(db, 500)).filter(
    ({ phone }) => phone === order?.address?.receiverPhone,
  )
  return {
    order: `${order?.status} ${order?.total}`,
    pieces: lines.map(({ count }) => count),
    edits: pairs(edits, ({ state }) => state),
    payments: pairs(money, ({ status, amount }) => `${status} ${amount}`),
    refunds: pairs(back, ({ state, amount }) => `${state} ${amount}`),
    deeds: pairs(
      deeds.filter(({ outcome }) => outcome === 'done'),
      ({ call }) => call,
    ),
    texts: texts.length,
    stock: await stockOf(db, desk.productId),
  }
}
type State = Awaited<ReturnType<typeof stateOf>>

const expectSound = async () => {
  const findings = await auditBooks(desk.shop.database, desk.shop.time.clock())
  // No sweep runs here, so holds outlive their time.
  expect(findings.filter(({ code }) => code !== 'hold_outlived')).toEqual([])
}

interface Call {
  begin: () => Promise<Story>
  /** The state that the order comes to. */
  comesTo: Partial<State>
  /** The error code of the same call made once more; null for none. */
  again: string | null
}
const calls: [string, Call][] = [
  [
    'an unpaid order is saved with more',
    {
      begin: async () => edit(await givenUp(), 2),
      comesTo: { order: `awaiting_payment ${sumOf(2)}`, pieces: [2], edits: ['applied'], refunds: [] },
      again: 'edit_conflict',
    },
  ],
  [
    'a paid order is saved with less',
    {
      begin: cheaper,
      comesTo: { pieces: [1], edits: ['applied'], refunds: [`owed ${2 * PRICE}`] },
      again: 'edit_conflict',
    },
  ],
  [
    'a paid order is saved with more',
    {
      begin: async () => edit((await desk.buy(1)).id, 2),
      comesTo: { order: `paid ${sumOf(1)}`, pieces: [1], edits: ['open'], refunds: [] },
      again: 'edit_conflict',
    },
  ],
  [
    'its customer comes back from paying the difference',
    {
      begin: paid,
      comesTo: {
        ...{ order: `paid ${sumOf(2)}`, pieces: [2], edits: ['applied'], refunds: [] },
        payments: [`paid ${PRICE}`, `paid ${sumOf(1)}`],
      },
      again: null,
    },
  ],
  [
    'the difference is written down as received',
    {
      begin: transferred,
      comesTo: {
        ...{ order: `paid ${sumOf(2)}`, pieces: [2], edits: ['applied'], refunds: [] },
        payments: [`paid ${PRICE}`, `paid ${sumOf(1)}`],
      },
      again: 'illegal_transition',
    },
  ],
  [
    'the desk takes the edit back',
    {
      begin: async () => lineAct((await waiting()).id, 'withdraw'),
      comesTo: { order: `paid ${sumOf(1)}`, pieces: [1], edits: ['withdrawn'], refunds: [] },
      again: 'illegal_transition',
    },
  ],
  [
    'nobody paid the difference in time',
    {
      begin: lapsing,
      comesTo: { order: `paid ${sumOf(1)}`, pieces: [1], edits: ['withdrawn'], refunds: [] },
      again: null,
    },
  ],
]

/** Checks that the same call, made once more in the surviving process, changes nothing. */
const expectOnce = async ({ id, act }: Story, { comesTo, again }: Call) => {
  const done = await stateOf(id)
  expect(done).toMatchObject(comesTo)
  await expectSound()
  const answer = await act(desk.shop)
  if (answer) expect(answer.json<{ code?: string }>().code ?? null).toBe(again)
  expect(await stateOf(id)).toEqual(done)
  await expectSound()
}

test.each(calls)(
  'when %s and the process dies before any statement of that, nothing has happened; the same call then does it once',
  async (_title, call) => {
    const story = await call.begin()
    const before = await tablePrint()
    let statement = 1
    for (; ; statement += 1) {
      dying.dieBefore(statement)
      const answer = await story.act(doomed)
      if (!dying.hasDied()) {
        if (answer) expect(answer.statusCode).toBe(200)
        break
      }
      if (answer) expect(answer.statusCode).toBe(503)
      expect(await tablePrint()).toBe(before)
    }
    // It begins, locks the order, reads and writes its edit and commits, at least.
    expect(statement).toBeGreaterThan(6)
    await expectOnce(story, call)
  },
)

test.each(calls)(
  'when %s and the process dies with it done and its answer not given, the same call is told, and nothing is done twice',
  async (_title, call) => {
    const trial = await call.begin()
    dying.dieBefore(0)
    await trial.act(doomed)
    const commits = dying.commits()
    desk.shop.time.advance(61_000)
    manager = await signInStaff(desk.shop, 'manager', `0943${String(members).padStart(7, '0')}`)
    const story = await call.begin()
    dying.dieAfterCommit(commits)
    const answer = await story.act(doomed)
    expect(dying.hasDied()).toBe(true)
    if (answer) expect(answer.statusCode).toBe(503)
    await expectOnce(story, call)
  },
)
