import { releaseExpiredStock } from '../../modules/inventory/inventory.service.ts'
import { stockRepository } from '../../modules/inventory/stock.repository.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import { GatewayUnavailableError, type PaymentGateway } from '../../modules/payment/payment-gateway.ts'
import { batchesMs, forEachBatch } from '../for-each.ts'
import { gatewaysOf, type PaymentDependencies } from './payment-dependencies.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { closeAttempt } from './settle-payment.ts'

const MINUTE_MS = 60_000
/** The gateway's page expires before this. */
const GIVE_UP_MS = 30 * MINUTE_MS
/** An attempt without an authority after this time: its request was lost. */
const LOST_REQUEST_MS = 2 * MINUTE_MS
const BATCH = 50
/** So many attempts at a gateway are asked about at once: one that does not answer takes eight seconds for each. */
const ASKED_AT_ONCE = 5
/** How long after its start an attempt may be paid at a gateway that keeps no list, and how often it is asked. */
const LATEST_PAYMENT_MS = 120 * MINUTE_MS
const ASK_AGAIN_MS = 10 * MINUTE_MS

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Releases expired holds. The order stays: it may still turn out to be paid. */
export const releaseExpiredHolds = ({
  config,
  database: { db },
  clock,
  log,
}: PaymentDependencies): Promise<void> => {
  const now = clock()
  return forEachBatch(log, {
    take: (count, failed) => stockRepository(db).ordersWithExpiredHolds(now, count, failed),
    count: BATCH,
    work: (orderId) =>
      db.transaction(async (tx) => {
        const order = await orderRepository(tx).lock(orderId)
        if (order) await releaseExpiredStock(tx, order, now)
      }),
    withinMs: batchesMs(config),
  })
}

const lookAfter = async (dependencies: PaymentDependencies, payment: PaymentRow): Promise<void> => {
  const now = dependencies.clock()
  if (payment.authority === null) {
    if (payment.requestedAt <= before(now, LOST_REQUEST_MS))
      await closeAttempt(dependencies, payment, 'failed', 'gateway_unavailable')
    return
  }
  await reconcilePayment(
    dependencies,
    payment,
    payment.createdAt <= before(now, GIVE_UP_MS)
      ? { expire: { status: 'expired', reason: 'not_paid_in_time' } }
      : {},
  )
}

type Take = (due: { now: Date; count: number }) => Promise<PaymentRow[]>

/** Does the work for all attempts of one gateway, as far as the time for it allows. */
const askAbout = (
  { config, clock, log }: PaymentDependencies,
  take: Take,
  work: (payment: PaymentRow) => Promise<unknown>,
): Promise<void> =>
  forEachBatch(log, {
    take: (count) => take({ now: clock(), count }),
    count: ASKED_AT_ONCE,
    work,
    atOnce: ASKED_AT_ONCE,
    withinMs: batchesMs(config),
  })

/**
 * Asks the gateways about attempts whose shopper did not come back: a closed tab loses no payment. A gateway that is
 * slow or not set up delays only its own attempts.
 */
export const reconcileOpenPayments = async (dependencies: PaymentDependencies): Promise<void> => {
  const { config, database, clock } = dependencies
  const now = clock()
  const intervalMs = config.SWEEP_INTERVAL_SECONDS * 1_000
  // Younger than that, the shopper is probably still typing a card number, or just coming back.
  const madeBefore = before(now, intervalMs)
  // A check by another process since then counts for this one too.
  const checkedBefore = before(now, intervalMs / 2)
  const repository = paymentRepository(database.db)
  const ask = (gateway: string) =>
    askAbout(
      dependencies,
      (due) => repository.takeOpen({ gateway, madeBefore, checkedBefore, ...due }),
      (payment) => lookAfter(dependencies, payment),
    )
  await Promise.all((await repository.gatewaysOfOpen()).map(ask))
}

const collectListed = async (dependencies: PaymentDependencies, gateway: PaymentGateway): Promise<void> => {
  const { database, log } = dependencies
  try {
    const left = new Set(await gateway.unverified())
    const takeNext: Take = async (due) => {
      const taken = await paymentRepository(database.db).takeUnsettled([...left], due)
      for (const { authority } of taken) if (authority !== null) left.delete(authority)
      return taken
    }
    if (left.size > 0)
      await askAbout(dependencies, takeNext, (payment) => reconcilePayment(dependencies, payment))
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error
    log.warn({ err: error, gateway: gateway.name }, 'the gateway does not tell its unverified payments')
  }
}

/** For gateways without a list: attempts that were given up, while their page may still be open. */
const askAboutGivenUp = (
  dependencies: PaymentDependencies,
  { name: gateway }: PaymentGateway,
): Promise<void> => {
  const { database, clock } = dependencies
  const now = clock()
  const madeAfter = before(now, LATEST_PAYMENT_MS)
  const checkedBefore = before(now, ASK_AGAIN_MS)
  return askAbout(
    dependencies,
    (due) => paymentRepository(database.db).takeGivenUp({ gateway, madeAfter, checkedBefore, ...due }),
    (payment) => reconcilePayment(dependencies, payment),
  )
}

/** Looks for payments of attempts that were given up; no gateway waits for another one. */
export const collectUnverified = async (dependencies: PaymentDependencies): Promise<void> => {
  const collect = (gateway: PaymentGateway) =>
    gateway.hasUnverifiedList ? collectListed(dependencies, gateway) : askAboutGivenUp(dependencies, gateway)
  await Promise.all(gatewaysOf(dependencies).map(collect))
}
