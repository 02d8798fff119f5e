import type { OrderRecord, OwedRefund } from '@hojreh/contract/admin'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stockOf } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { runs } from '../../../test/runs.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { orders } from '../../modules/order/order.tables.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { cancelByOperator } from '../../workflows/orders/fulfil-order.ts'
import { refundOrder } from '../../workflows/refunds/refund-order.ts'

const PRICE = 2_000_000
/** So many pieces cost more than one member may send back. */
const DEAR = 60
let desk: TestDesk
let other: FastifyInstance
let manager: TestStaff
let accountant: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk({ isWithInstalments: true })
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  desk.shop.time.advance(16 * 60_000)
  members += 2
  manager = await signInStaff(desk.shop, 'manager', `0936${String(members).padStart(7, '0')}`)
  accountant = await signInStaff(desk.shop, 'accountant', `0937${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const orderOf = async (id: string, by = manager) =>
  (await by.get(`/api/admin/order?id=${id}`)).json<OrderRecord>()
const sound = async () => expect(await auditBooks(desk.shop.database, desk.shop.time.clock())).toEqual([])
const smsTo = async (phone: string) =>
  (await desk.shop.outbox.newest(desk.shop.db, 500))
    .filter((sms) => sms.phone === phone)
    .map(({ text }) => text)
const take = (id: string, lines: object[], by = manager) =>
  by.post(`/api/admin/return/take?id=${id}`, { lines })
const prepare = (orderId: string, body: object, by = manager) =>
  by.post(`/api/admin/refund/prepare?orderId=${orderId}`, body)
const act = (name: string, id: string, by = manager, body: object = {}) =>
  by.post(`/api/admin/refund/${name}?id=${id}`, body)
const finish = (id: string, by = manager) => act('done', id, by, { reference: '140509990001' })
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const owed = async (orderId: string) => {
  const { items } = (await manager.get('/api/admin/refunds?take=100')).json<{ items: OwedRefund[] }>()
  return items.filter((item) => item.orderId === orderId)
}
const onShelf = async () => (await stockOf(desk.shop.db, desk.productId)).onHand

describe('goods that come back', () => {
  test('are taken in by line and quantity: what stays is kept, what is back is owed and on the shelf if it can be sold', async () => {
    const { id, customer, productId } = await desk.returnedOrder(3)
    const shelf = await onShelf()
    const response = await take(id, [{ productId, count: 2, restocked: 1 }])
    expect(response.json()).toMatchObject({ status: 'delivered' })
    expect((await onShelf()) - shelf).toBe(1)
    expect(await smsTo(customer.phone)).toContainEqual(
      expect.stringContaining('۴۰۰٬۰۰۰ تومان به حساب شما بازگردانده می‌شود'),
    )
    const order = await orderOf(id)
    expect(order.lines).toMatchObject([{ count: 3, back: 2 }])
    expect(order.refunds).toMatchObject([{ kind: 'goods', state: 'owed', amount: 2 * PRICE }])
    expect(order.events.map(({ status }) => status).slice(-3)).toEqual([
      'return_requested',
      'returned',
      'delivered',
    ])
    expect(await owed(id)).toMatchObject([{ state: 'owed', amount: 2 * PRICE }])
    expect((await customer.get(`/api/order/orderDetails?id=${id}`)).json().refunds).toMatchObject([
      { amount: 2 * PRICE, state: 'owed', reference: null },
    ])
    await sound()
  })

  test('part by part are paid back to the rial, the last part with all that is left', async () => {
    const { id, customer, productId, paymentId } = await desk.returnedOrder(3)
    await take(id, [{ productId, count: 1, restocked: 1 }])
    desk.shop.time.advance(1_000)
    await customer.post(`/api/order/return?id=${id}`, { reason: 'بقیه هم' })
    expect((await take(id, [{ productId, count: 2, restocked: 2 }])).json()).toMatchObject({
      status: 'refund_due',
    })
    const { refunds, payments } = await orderOf(id)
    expect(refunds.map(({ amount }) => amount)).toEqual([PRICE, (payments[0]?.amount ?? 0) - PRICE])
    expect(payments).toMatchObject([{ status: 'refund_due', remaining: 0 }])
    for (const refund of refunds) {
      expect((await prepare(id, { paymentId, refundId: refund.id })).statusCode).toBe(200)
      expect((await finish(refund.id)).statusCode).toBe(200)
    }
    expect(await orderOf(id)).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] })
    expect(await owed(id)).toEqual([])
    await sound()
  })

  test('cannot be more than were bought, nor of another order, nor more on the shelf than came', async () => {
    const { id, productId } = await desk.returnedOrder(2)
    expect(codeOf(await take(id, [{ productId, count: 3, restocked: 0 }]))).toBe('goods_exceed_order')
    expect(codeOf(await take(id, [{ productId: 'nobody-has-this', count: 1, restocked: 0 }]))).toBe(
      'goods_exceed_order',
    )
    const twice = [
      { productId, count: 2, restocked: 0 },
      { productId, count: 1, restocked: 0 },
    ]
    expect(codeOf(await take(id, twice))).toBe('goods_exceed_order')
    const more = await take(id, [{ productId, count: 1, restocked: 2 }])
    expect(more.json().fields).toEqual({ 'lines.0': 'بیش از تعداد برگشتی به موجودی نمی‌رود' })
    expect(await orderOf(id)).toMatchObject({ status: 'return_requested', refunds: [] })
  })

  test('are taken in once by two members who press at the same moment', async () => {
    const { id, productId } = await desk.returnedOrder(2)
    const shelf = await onShelf()
    const twin = adminPage({ app: other }, accountant.headers)
    const owner = await signInStaff(desk.shop, 'owner', `0938${String(members).padStart(7, '0')}`)
    const lines = [{ productId, count: 2, restocked: 2 }]
    const responses = await Promise.all([
      take(id, lines),
      adminPage({ app: other }, owner.headers).post(`/api/admin/return/take?id=${id}`, { lines }),
      twin.post(`/api/admin/return/take?id=${id}`, { lines }),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 409])
    expect((await onShelf()) - shelf).toBe(2)
    await sound()
  })

  test('wait in a list with what was bought; a refusal tells the customer why', async () => {
    const { id, customer } = await desk.returnedOrder()
    const { items } = (await manager.get('/api/admin/returns?take=100')).json()
    expect(items.find(({ orderId }: { orderId: string }) => orderId === id)).toMatchObject({
      reason: 'رنگ آن چیز دیگری بود',
      lines: [{ count: 1, back: 0 }],
    })
    const refused = await manager.post(`/api/admin/return/refuse?id=${id}`, { reason: 'بسته باز شده است' })
    expect(refused.json()).toMatchObject({ status: 'delivered' })
    expect(await smsTo(customer.phone)).toContainEqual(expect.stringContaining('دلیل: بسته باز شده است'))
  })
})

describe('money that goes back', () => {
  test('of a payment may go in parts, and never more than was paid', async () => {
    const { id, paymentId } = await desk.owedOrder(3)
    const [{ amount = 0 } = {}] = (await orderOf(id)).payments
    expect(codeOf(await prepare(id, { paymentId, amount: amount + 1 }))).toBe('refund_exceeds_payment')
    for (const part of [PRICE, amount - PRICE]) {
      expect((await prepare(id, { paymentId, amount: part })).statusCode).toBe(200)
      const open = (await orderOf(id)).refunds.find(({ state }) => state === 'prepared')
      expect((await finish(open?.id ?? '')).statusCode).toBe(200)
    }
    expect(await orderOf(id)).toMatchObject({ status: 'refunded', payments: [{ remaining: 0 }] })
    expect(codeOf(await prepare(id, { paymentId }))).toBe('illegal_transition')
    await sound()
  })

  test('takes an archived order out of the archive: somebody waits for it', async () => {
    const { id } = await desk.buy(3)
    await desk.shop.db.update(orders).set({ isArchived: true }).where(eq(orders.id, id))
    const paymentId = (await orderOf(id)).payments[0]?.id
    expect((await prepare(id, { paymentId, amount: PRICE })).statusCode).toBe(200)
    expect(await desk.shop.db.$count(orders, and(eq(orders.id, id), eq(orders.isArchived, false)))).toBe(1)
  })

  test('by lines that did not come leaves the order as it is; cancelling it afterwards restocks each piece once', async () => {
    const { id, customer } = await desk.buy(3)
    const shelf = await onShelf()
    const { payments } = await orderOf(id)
    const paymentId = payments[0]?.id ?? ''
    const lines = [{ productId: desk.productId, count: 1, restocked: 1 }]
    await prepare(id, { paymentId, lines, note: 'یکی شکسته بود' })
    expect((await onShelf()) - shelf).toBe(0)
    const [refund] = (await orderOf(id)).refunds
    expect(refund).toMatchObject({ kind: 'lines', amount: PRICE, note: 'یکی شکسته بود' })
    await finish(refund?.id ?? '')
    expect(await smsTo(customer.phone)).toContainEqual(
      expect.stringContaining('۲۰۰٬۰۰۰ تومان از پرداخت سفارش'),
    )
    expect(await orderOf(id)).toMatchObject({ status: 'paid' })
    expect((await onShelf()) - shelf).toBe(1)
    await manager.post(`/api/admin/order/cancel?id=${id}`)
    expect((await onShelf()) - shelf).toBe(3)
    await sound()
  })

  test('for lines that is prepared when the order is cancelled restocks nothing any more', async () => {
    const id = await desk.paidOrder(2)
    const shelf = await onShelf()
    const paymentId = (await orderOf(id)).payments[0]?.id ?? ''
    await prepare(id, { paymentId, lines: [{ productId: desk.productId, count: 1, restocked: 1 }] })
    await manager.post(`/api/admin/order/cancel?id=${id}`)
    await finish((await orderOf(id)).refunds[0]?.id ?? '')
    expect((await onShelf()) - shelf).toBe(2)
    await sound()
  })

  test('of what is kept is a part: all of it is a cancellation', async () => {
    const id = await desk.paidOrder()
    const [{ id: paymentId = '', amount = 0 } = {}] = (await orderOf(id)).payments
    expect(codeOf(await prepare(id, { paymentId, amount }))).toBe('refund_exceeds_payment')
    expect((await prepare(id, { paymentId, amount: amount - 1 })).statusCode).toBe(200)
  })

  test('is prepared once by two members in two processes, and sent once by a double press', async () => {
    const { id, paymentId } = await desk.owedOrder()
    const twin = adminPage({ app: other }, accountant.headers)
    const prepared = await Promise.all([
      prepare(id, { paymentId }),
      twin.post(`/api/admin/refund/prepare?orderId=${id}`, { paymentId }),
    ])
    expect(prepared.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [refund] = (await orderOf(id)).refunds
    const sent = await Promise.all([
      finish(refund?.id ?? ''),
      twin.post(`/api/admin/refund/done?id=${refund?.id}`, { reference: '140509990002' }),
    ])
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { events, refunds } = await orderOf(id)
    expect(events.filter(({ status }) => status === 'refunded')).toHaveLength(1)
    expect(refunds).toHaveLength(1)
    await sound()
  })

  test('that was prepared by mistake is dropped; what is owed stays owed', async () => {
    const { id, productId, paymentId } = await desk.returnedOrder(2)
    await take(id, [{ productId, count: 1, restocked: 1 }])
    const refundId = (await orderOf(id)).refunds[0]?.id ?? ''
    await prepare(id, { paymentId, refundId })
    await act('drop', refundId)
    expect((await orderOf(id)).refunds).toMatchObject([{ state: 'owed' }])
    expect(codeOf(await finish(refundId))).toBe('illegal_transition')
    await prepare(id, { paymentId, amount: 5_000 })
    const sum = (await orderOf(id)).refunds.find(({ kind }) => kind === 'sum')
    await act('drop', sum?.id ?? '')
    expect((await orderOf(id)).refunds.find(({ kind }) => kind === 'sum')).toMatchObject({ state: 'dropped' })
  })

  test('of an order that another payment names is not found', async () => {
    const one = await desk.owedOrder()
    const two = await desk.owedOrder()
    expect(codeOf(await prepare(one.id, { paymentId: two.paymentId }))).toBe('not_found')
  })

  test(
    'whatever is asked for, all refunds of a payment together are at most what was paid',
    async () => {
      const wish = fc.record({
        part: fc.integer({ min: 1, max: 130 }),
        end: fc.constantFrom('done', 'drop'),
        isCancelled: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 5 }), async (wishes) => {
          desk.shop.time.advance(60_000)
          const id = await desk.paidOrder()
          const [{ id: paymentId = '', amount = 0 } = {}] = (await orderOf(id)).payments
          for (const { part, end, isCancelled } of wishes) {
            if (isCancelled) await manager.post(`/api/admin/order/cancel?id=${id}`)
            const body = { paymentId, amount: Math.ceil((amount * part) / 100) }
            await Promise.all([prepare(id, body), prepare(id, body, accountant)])
            const open = (await orderOf(id)).refunds.find(({ state }) => state === 'prepared')
            if (open) await (end === 'done' ? finish(open.id) : act('drop', open.id))
            const { refunds, payments } = await orderOf(id)
            const back = refunds
              .filter(({ state }) => state !== 'dropped')
              .reduce((sum, row) => sum + row.amount, 0)
            expect(back).toBeLessThanOrEqual(amount)
            expect(payments[0]?.remaining).toBe(amount - back)
          }
          await sound()
        }),
        { numRuns: runs(5, 200) },
      )
    },
    runs(60_000, 900_000),
  )
})

describe('a refund over the set sum', () => {
  const prepared = async (by = manager) => {
    const { id, paymentId } = await desk.owedOrder(DEAR)
    expect((await prepare(id, { paymentId }, by)).statusCode).toBe(200)
    const [refund] = (await orderOf(id)).refunds
    return { id, refundId: refund?.id ?? '' }
  }

  test('waits for another member, who allows it; then the bank may have it', async () => {
    const { id, refundId } = await prepared()
    expect(codeOf(await finish(refundId))).toBe('approval_needed')
    expect((await orderOf(id)).refunds[0]?.approval).toMatchObject({ state: 'waiting', isOwn: true })
    const waiting = (await accountant.get('/api/admin/approvals')).json()
    expect(waiting).toContainEqual(
      expect.objectContaining({ kind: 'refund', shownAt: `order:${id}`, isOwn: false }),
    )
    expect((await act('approve', refundId, accountant)).statusCode).toBe(200)
    expect((await orderOf(id)).refunds[0]?.approval).toMatchObject({
      state: 'approved',
      decidedByName: 'همکار accountant',
    })
    expect((await finish(refundId)).json()).toMatchObject({ status: 'refunded' })
    await sound()
  })

  test('is not allowed by who prepared it, also not by two calls at the same moment', async () => {
    const { refundId } = await prepared()
    const twin = adminPage({ app: other }, manager.headers)
    const own = await Promise.all([
      act('approve', refundId),
      twin.post(`/api/admin/refund/approve?id=${refundId}`),
    ])
    expect(own.map(codeOf)).toEqual(['approval_own', 'approval_own'])
    expect(codeOf(await finish(refundId))).toBe('approval_needed')
  })

  test('is decided once, one way or the other', async () => {
    const { id, refundId } = await prepared()
    const twin = adminPage({ app: other }, accountant.headers)
    const decided = await Promise.all([
      act('approve', refundId, accountant),
      twin.post(`/api/admin/refund/refuse?id=${refundId}`),
    ])
    expect(decided.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await orderOf(id)).refunds[0]?.approval?.state).toMatch(/^(approved|refused)$/)
  })

  test('that is refused is owed as before and can be prepared anew', async () => {
    const { id, refundId } = await prepared()
    await act('refuse', refundId, accountant)
    expect(codeOf(await finish(refundId))).toBe('illegal_transition')
    expect(await owed(id)).toMatchObject([{ state: 'owed', refundId: null }])
    const again = await prepare(id, { paymentId: (await orderOf(id)).payments[0]?.id })
    expect(again.statusCode).toBe(200)
  })

  test('has to be allowed and sent within a day', async () => {
    const [late, tooLate] = [await prepared(), await prepared()]
    await act('approve', late.refundId, accountant)
    desk.shop.time.advance(24 * 60 * 60_000)
    const again = await signInStaff(desk.shop, 'accountant', `0939${String(members).padStart(7, '0')}`)
    expect(codeOf(await act('approve', tooLate.refundId, again))).toBe('approval_expired')
    expect(codeOf(await finish(late.refundId, again))).toBe('approval_needed')
    expect((await orderOf(late.id, again)).refunds[0]?.approval?.state).toBe('expired')
    expect((await again.get('/api/admin/approvals')).json()).toEqual([])
  })

  test('stays allowed once its gateway was told, which may have sent it: it is told again after that day', async () => {
    const { id } = await desk.buyByInstalments(DEAR)
    await cancelByOperator(desk.shop.desk, { id })
    await prepare(id, { paymentId: await desk.paymentOf(id) })
    const refundId = (await orderOf(id)).refunds[0]?.id ?? ''
    expect(codeOf(await act('send', refundId))).toBe('approval_needed')
    await act('approve', refundId, accountant)
    desk.bank.setDown(true)
    expect(codeOf(await act('send', refundId))).toBe('gateway_unavailable')
    desk.bank.setDown(false)
    desk.shop.time.advance(24 * 60 * 60_000)
    const again = await signInStaff(desk.shop, 'accountant', `0939${String(members).padStart(7, '0')}`)
    expect(codeOf(await act('drop', refundId, again))).toBe('illegal_transition')
    expect((await orderOf(id, again)).refunds[0]?.approval?.state).toBe('approved')
    const { items } = (await again.get('/api/admin/refunds?take=100')).json<{ items: OwedRefund[] }>()
    expect(items.find(({ orderId }) => orderId === id)?.approval?.state).toBe('approved')
    expect((await act('send', refundId, again)).json()).toMatchObject({ status: 'refunded' })
    await sound()
  })

  test('is none of many small ones: from the sum on, each waits for another member', async () => {
    const { id, paymentId } = await desk.owedOrder(DEAR)
    const send = async (amount: number) => {
      expect((await prepare(id, { paymentId, amount })).statusCode).toBe(200)
      const refund = (await orderOf(id)).refunds.find(({ state }) => state === 'prepared')
      return { refundId: refund?.id ?? '', code: codeOf(await finish(refund?.id ?? '')) }
    }
    expect((await send(40_000_000)).code).toBeUndefined()
    const { refundId, code } = await send(20_000_000)
    expect(code).toBe('approval_needed')
    await act('approve', refundId, accountant)
    expect(codeOf(await finish(refundId))).toBeUndefined()
    await sound()
  })

  test('is prepared at the command line and sent there once a member allowed it', async () => {
    const { id } = await desk.owedOrder(DEAR)
    expect(await refundOrder(desk.shop.desk, { id }, '140509990001')).toEqual({ waits: true })
    expect(await refundOrder(desk.shop.desk, { id }, '140509990001')).toEqual({ waits: true })
    const [refund] = (await orderOf(id)).refunds
    expect((await act('approve', refund?.id ?? '', accountant)).statusCode).toBe(200)
    expect(await refundOrder(desk.shop.desk, { id }, '140509990001')).toEqual({ waits: false })
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' })
  })
})
