import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { openDatabase } from '../../src/db/client.ts'
import { products } from '../../src/modules/catalog/catalog.tables.ts'
import { couponRedemptions, coupons } from '../../src/modules/coupon/coupon.tables.ts'
import { withEdition } from '../../src/modules/edition/edition.service.ts'
import { stock, stockHolds } from '../../src/modules/inventory/inventory.tables.ts'
import { orderRepository } from '../../src/modules/order/order.repository.ts'
import { counters, orderEvents, orderLines, orders } from '../../src/modules/order/order.tables.ts'
import { orderEdits } from '../../src/modules/order-edit/order-edit.tables.ts'
import { parcelLines } from '../../src/modules/parcel/parcel.tables.ts'
import { cardReports, payments } from '../../src/modules/payment/payment.tables.ts'
import { refundLines, refunds } from '../../src/modules/refund/refund.tables.ts'
import type { Desk } from '../../src/modules/staff-action/actor.ts'
import { commandLineDesk } from '../../src/modules/staff-action/command-line.ts'
import { DomainError } from '../../src/shared/domain-error.ts'
import { editOrderLines } from '../../src/workflows/orders/edit/edit-order-lines.ts'
import { quoteOrderEdit } from '../../src/workflows/orders/edit/quote-order-edit.ts'
import { receiveDifference } from '../../src/workflows/orders/edit/receive-difference.ts'
import { withdrawOrderEdit } from '../../src/workflows/orders/edit/withdraw-edit.ts'
import { prepareOrder } from '../../src/workflows/orders/fulfil-order.ts'
import { deliverOrder } from '../../src/workflows/orders/parcels/change-parcel.ts'
import { shipOrder } from '../../src/workflows/orders/parcels/send-parcel.ts'
import { takeReturn } from '../../src/workflows/orders/return-order.ts'
import { acceptCardReport, rejectCardPayment } from '../../src/workflows/payment/review-card-payment.ts'
import { refundOrder } from '../../src/workflows/refunds/refund-order.ts'
import { addressOf } from '../address-of.ts'
import { makeFakeGateway } from '../fake-gateway.ts'
import { putProduct } from '../put-product.ts'
import { createTestApp } from '../test-app.ts'
import { type Command, CUSTOMERS, PRODUCTS } from './commands.ts'
import { COUPON_USES, DUE_HOURS, MAX_PER_ORDER } from './model.ts'
import { type AttemptState, type DueState, emptyCart, type OrderState, type ShopState } from './state.ts'

const START = Date.parse('2026-11-20T08:00:00.000Z')
const MINUTE = 60_000
export const FIRST_STOCK = 6
const COUPON = 'MODEL'

const TOO_LATE = ['edit_conflict', 'order_sum_changed']

/** Sets how many of a product an order has; looks again when another act was quicker. */
const setCount = async (desk: Desk, id: string, wanted: { productId: string; count: number }) => {
  for (;;) {
    const { edition, goods } = await withEdition(desk.database.db, `order:${id}`, async () => ({
      goods: await orderRepository(desk.database.db).lines(id),
    }))
    const others = goods.filter(({ productId }) => productId !== wanted.productId)
    const lines = [...others, wanted].map(({ productId, count }) => ({ productId, count }))
    const { total } = await quoteOrderEdit(desk, { id, goods: lines })
    try {
      await editOrderLines(desk, id, { version: edition.version, lines, total, heldHours: DUE_HOURS })
      return
    } catch (error) {
      if (!(error instanceof DomainError) || !TOO_LATE.includes(error.code)) throw error
    }
  }
}

/**
 * Opens the shop under test: two processes' worth of api on one database, a bank, and a clock that never stands still.
 */
export const openRealShop = async () => {
  let now = START
  const time = {
    clock: () => {
      now += 1
      return new Date(now)
    },
    advance: (ms: number) => {
      now += ms
    },
  }
  const bank = makeFakeGateway(1)
  // A high limit: otherwise rejected reports would let the goods of later ones go.
  const config = { CARD_NUMBER: '6037991122334455', CARD_TRANSFERS_AT_ONCE: '1000' }
  const shop = await createTestApp({ gateway: bank.gateway, time, config })
  const { db } = shop
  const otherDatabase = openDatabase(shop.database.url, 10, () => {})
  const other = await buildApp({
    config: shop.config,
    database: otherDatabase,
    clock: time.clock,
    gateway: bank.gateway,
  })
  let transfers = 700_000
  const productIds: string[] = []
  for (let index = 0; index < PRODUCTS; index += 1)
    productIds.push(await putProduct(db, { onHand: FIRST_STOCK, maxPerOrder: MAX_PER_ORDER }))
  await db.insert(coupons).values({
    code: COUPON,
    title: 'آزمایشی',
    kind: 'percent',
    value: 10,
    maxUses: COUPON_USES,
    createdAt: new Date(START),
  })
  const people: { id: string; addressId: string; headers: Record<string, string> }[] = []
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const { customerId, headers, post } = await shop.signIn(`0933000000${index}`)
    const { addressId } = (await post('/api/order/newAddress', addressOf())).json()
    people.push({ id: customerId, addressId, headers })
  }

  /** Resets everything to the first day. */
  const reset = async (): Promise<void> => {
    for (const table of [
      ...[refundLines, refunds, stockHolds, couponRedemptions],
      ...[cardReports, payments, orderEvents, orderLines, orders, counters],
    ])
      await db.delete(table)
    await db.update(products).set({ price: 1_000_000, soldCount: 0 })
    await db.update(stock).set({ onHand: FIRST_STOCK, reserved: 0, soldUncounted: 0 })
    await db.update(coupons).set({ uses: 0 })
    bank.sessions.clear()
    now = START + MINUTE
  }

  const observe = async () => {
    const rows = await db.select().from(orders).orderBy(asc(orders.placedAt))
    const lines = await db.select().from(orderLines).orderBy(asc(orderLines.addedAt))
    const holds = await db.select().from(stockHolds)
    const attempts = await db.select().from(payments).orderBy(asc(payments.createdAt))
    const uses = new Set((await db.select().from(couponRedemptions)).map(({ orderId }) => orderId))
    const [coupon] = await db.select().from(coupons)
    const shelf = await db
      .select({ id: products.id, price: products.price, onHand: stock.onHand, reserved: stock.reserved })
      .from(products)
      .innerJoin(stock, eq(stock.productId, products.id))
      .where(inArray(products.id, productIds))
    const openRefunds = await db.select().from(refunds)
    const edits = await db.select().from(orderEdits)
    const backLines = await db
      .select({ orderId: refunds.orderId, line: refundLines })
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    const backOf = (orderId: string, productId: string) => {
      const back = backLines.filter((row) => row.orderId === orderId && row.line.productId === productId)
      return {
        back: back.reduce((sum, { line }) => sum + line.count, 0),
        restocked: back.reduce((sum, { line }) => sum + line.restocked, 0),
      }
    }
    const left = await db.select().from(parcelLines)
    const sentOf = (orderId: string, productId: string) =>
      left
        .filter((line) => line.orderId === orderId && line.productId === productId)
        .reduce((sum, { count }) => sum + count, 0)
    const linesOf = (orderId: string) =>
      lines.flatMap((line) =>
        line.orderId === orderId ? [{ ...line, product: productIds.indexOf(line.productId) }] : [],
      )
    const attemptsOf = (orderId: string) => attempts.filter((attempt) => attempt.orderId === orderId)
    const placedBy = (customerId: string) =>
      rows.filter((row) => row.customerId === customerId && row.status !== 'pending')
    const cartOf = (customerId: string) => {
      const row = rows.find(
        (candidate) => candidate.customerId === customerId && candidate.status === 'pending',
      )
      if (!row) return emptyCart()
      return {
        lines: linesOf(row.id).map(({ product, count, shownPrice }) => ({ product, count, shownPrice })),
        isDelivered: row.addressId !== null && row.shippingMethodId !== null,
        hasCoupon: row.couponCode !== null,
      }
    }
    const dueOf = (orderId: string): DueState | null => {
      const edit = edits.find((one) => one.orderId === orderId && one.state === 'open')
      const line = edit?.linesAfter.find(
        ({ productId, count }) =>
          count !== edit.linesBefore.find((before) => before.productId === productId)?.count,
      )
      if (!edit || !line) return null
      return {
        ...{ product: productIds.indexOf(line.productId), count: line.count, price: line.unitPrice },
        more: edit.totalAfter - edit.totalBefore,
        isHeld: holds.some((hold) => hold.orderId === edit.id),
        until: edit.heldUntil?.getTime() ?? 0,
      }
    }
    const paysWhat = ({ editId }: typeof payments.$inferSelect): AttemptState['pays'] => {
      if (editId === null) return 'order'
      return edits.some(({ id, state }) => id === editId && state === 'open') ? 'due' : 'over'
    }
    const keptOf = ({ id, editId, status, amount }: typeof payments.$inferSelect): number => {
      if (editId === null || status !== 'paid') return 0
      return openRefunds.reduce(
        (kept, refund) => kept - (refund.paymentId === id ? refund.amount : 0),
        amount,
      )
    }
    const orderOf = (row: typeof orders.$inferSelect): OrderState => ({
      status: row.status,
      lines: linesOf(row.id).map(({ product, count, unitPrice: price, productId }) => ({
        ...{ product, count, price, sent: sentOf(row.id, productId) },
        ...backOf(row.id, productId),
      })),
      owedRefunds: openRefunds.filter(({ orderId, state }) => orderId === row.id && state !== 'done').length,
      placedAt: row.placedAt?.getTime() ?? 0,
      usesCoupon: uses.has(row.id),
      heldUntil: holds.find(({ orderId }) => orderId === row.id)?.expiresAt.getTime() ?? null,
      due: dueOf(row.id),
      attempts: attemptsOf(row.id).map((attempt) => ({
        status: attempt.status,
        createdAt: attempt.createdAt.getTime(),
        checkedAt: attempt.checkedAt?.getTime() ?? null,
        off: attempt.editId === null ? attempt.amount - (row.total ?? 0) : 0,
        bank: bank.sessions.get(attempt.authority ?? '')?.state ?? 'unknown',
        pays: paysWhat(attempt),
        isCard: attempt.method === 'card',
        kept: keptOf(attempt),
      })),
    })
    const state: ShopState = {
      products: productIds.map((id) => {
        const { price = 0, onHand = 0, reserved = 0 } = shelf.find((row) => row.id === id) ?? {}
        return { price, onHand, reserved }
      }),
      customers: people.map(({ id }) => ({ cart: cartOf(id), orders: placedBy(id).map(orderOf) })),
      couponUses: coupon?.uses ?? 0,
    }
    const names = people.map(({ id }) =>
      placedBy(id).map((row) => ({
        id: row.id,
        authorities: attemptsOf(row.id).map(({ authority }) => authority ?? ''),
      })),
    )
    return { state, names }
  }
  type Names = Awaited<ReturnType<typeof observe>>['names']

  /** Sends a command to one of the two processes; false when the shop refuses it. */
  const run = async (app: FastifyInstance, command: Command, names: Names): Promise<boolean> => {
    const call = async (url: string, payload?: object): Promise<boolean> => {
      const { headers } = people['customer' in command ? command.customer : 0] ?? { headers: {} }
      const response = await app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers,
        ...(payload && { payload }),
      })
      if (response.statusCode >= 500 || response.statusCode === 429)
        throw new Error(`${url}: ${response.body}`)
      return response.statusCode === 200
    }
    const order = 'order' in command ? names[command.customer]?.[command.order] : undefined
    /** Acts as a member of staff, at either of its processes. */
    const atDesk = async (act: (desk: Desk, id: string) => Promise<unknown>): Promise<boolean> => {
      const desk = commandLineDesk({
        config: shop.config,
        database: app === other ? otherDatabase : shop.database,
        files: shop.files,
        clock: time.clock,
      })
      try {
        await act(desk, order?.id ?? '')
        return true
      } catch (error) {
        if (error instanceof DomainError) return false
        throw error
      }
    }
    const authority = ('attempt' in command && order?.authorities[command.attempt]) || ''
    switch (command.do) {
      case 'add':
      case 'takeAway': {
        const count = command.do === 'add' ? command.count : -command.count
        return call('/api/order/addToCart', [{ productId: productIds[command.product], count }])
      }
      case 'deliver':
        return call(`/api/order/setAddress?id=${people[command.customer]?.addressId}`, {
          shippingMethodId: 'post',
        })
      case 'useCoupon':
        return call('/api/order/coupon', { code: COUPON })
      case 'look':
        return call('/api/order/pending')
      case 'pay':
        return call('/api/order/payment')
      case 'payOrder':
        return call(`/api/order/payment?id=${order?.id}`)
      case 'cancel':
        return call(`/api/order/cancel?id=${order?.id}`, {})
      case 'reorder':
        return call(`/api/order/reorder?id=${order?.id}`, {})
      case 'comeBack':
        return call(`/api/order/paymentCheck?Authority=${authority}&Status=${command.status}`)
      case 'fulfil':
        return atDesk(async (desk, id) => {
          await prepareOrder(desk, { id })
          await shipOrder(desk, { id }, { trackingCode: null })
          await deliverOrder(desk, { id })
        })
      case 'sendRest':
        return atDesk(async (desk, id) => {
          await shipOrder(desk, { id }, { trackingCode: null })
          await deliverOrder(desk, { id })
        })
      case 'sendPart': {
        const lines = [{ productId: productIds[command.product] ?? '', count: command.count }]
        await atDesk((desk, id) => prepareOrder(desk, { id }))
        return atDesk((desk, id) => shipOrder(desk, { id }, { trackingCode: null, lines }))
      }
      case 'edit':
        return atDesk((desk, id) =>
          setCount(desk, id, { productId: productIds[command.product] ?? '', count: command.count }),
        )
      case 'report': {
        transfers += 1
        const told = {
          trackingCode: String(transfers),
          cardLast4: '1234',
          paidAt: time.clock().toISOString(),
        }
        return (
          (await call('/api/order/cardPayment', { id: order?.id })) &&
          call(`/api/order/paymentKart?id=${order?.id}`, { ...told, amount: 1_000_000 })
        )
      }
      case 'look at report':
        return atDesk((desk, id) =>
          command.isThere
            ? acceptCardReport(desk, { id }, { despiteAmount: true, despiteSameCode: true })
            : rejectCardPayment(desk, { id }),
        )
      case 'receive':
        transfers += 1
        return atDesk((desk, id) =>
          receiveDifference(desk, { id }, { trackingCode: String(transfers), cardLast4: '1234' }),
        )
      case 'withdraw':
        return atDesk((desk, id) => withdrawOrderEdit(desk, { id }))
      case 'askReturn':
        return call(`/api/order/return?id=${order?.id}`, { reason: 'پشیمان شدم' })
      case 'takeBack': {
        const { count, isRestocked } = command
        const goods = {
          productId: productIds[command.product] ?? '',
          count,
          restocked: isRestocked ? count : 0,
        }
        return atDesk((desk, id) => takeReturn(desk, { id }, [goods]))
      }
      case 'payBack':
        return atDesk((desk, id) => refundOrder(desk, { id }, '140509990001'))
      case 'payAtBank':
      case 'failAtBank':
        if (bank.sessions.get(authority)?.state === 'in_bank')
          bank[command.do === 'payAtBank' ? 'pay' : 'fail'](authority)
        return true
      case 'setPrice':
        await db
          .update(products)
          .set({ price: command.price })
          .where(eq(products.id, productIds[command.product] ?? ''))
        return true
      case 'addStock':
        await db
          .update(stock)
          .set({ onHand: sql`greatest(${stock.reserved}, ${stock.onHand} + ${command.count})` })
          .where(eq(stock.productId, productIds[command.product] ?? ''))
        return true
      case 'sweep':
        for (const job of app.jobs) await job.run()
        return true
      case 'wait':
        time.advance(command.minutes * MINUTE)
        return true
    }
  }

  return {
    database: shop.database,
    bank,
    now: () => now,
    reset,
    observe,
    /** Runs all commands at once, each at another process than the one before it. */
    runAll: (commands: readonly Command[], names: Names): Promise<boolean[]> =>
      Promise.all(commands.map((command, index) => run(index % 2 ? other : shop.app, command, names))),
    close: async () => {
      await other.close()
      await otherDatabase.close()
      await shop.close()
    },
  }
}
