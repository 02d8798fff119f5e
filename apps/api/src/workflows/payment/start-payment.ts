import { setTimeout as delay } from 'node:timers/promises'
import type { OnlineWay } from '@hojreh/contract'
import type { Config } from '../../config/config.ts'
import { shopTitleOf } from '../../modules/content/shop-facts.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { openAttempt } from '../../modules/payment/attempt.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import {
  type AskedAttempt,
  GatewayUnavailableError,
  type InstalmentsGateway,
  type PaymentGateway,
} from '../../modules/payment/payment-gateway.ts'
import { waysOf } from '../../modules/payment/shop-card.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { placeCart } from '../checkout/place-cart.ts'
import { type PreparedCart, prepareCart } from '../checkout/prepare-cart.ts'
import { basketFor } from './basket-for.ts'
import { type Attempt, payAgain } from './pay-again.ts'
import { gatewayOf, type PaymentDependencies } from './payment-dependencies.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { returnPathOf } from './return-from-gateway.ts'
import { closeAttempt } from './settle-payment.ts'

// Another call asks then, too: the process may be gone. It may also be slow, so only the last request stores its answer.
const REQUEST_LATE_AFTER_MS = 15_000
const WAIT_MS = 100
const WAITS = 100

const payCart = async (
  tx: CustomerTx,
  cart: PreparedCart,
  gateway: string,
  config: Config,
  now: Date,
): Promise<Attempt> => {
  let payment: PaymentRow | undefined
  const { order } = await placeCart(tx, cart, now, async (placed) => {
    payment = await openAttempt(tx, placed, gateway, now)
  })
  return payment ? { payment, order, isNew: true } : payAgain(tx, order.id, gateway, config, now)
}

/**
 * Asks the gateway about open attempts. One may have been paid, or ended, in a tab that was closed: the customer must
 * not be sent to a page of the bank that is over. Then there is nothing to pay, or a new attempt to make.
 */
const reconcileOpenPayment = async (dependencies: PaymentDependencies, orderId: string): Promise<void> => {
  for (const open of await paymentRepository(dependencies.database.db).allOpen(orderId))
    await reconcilePayment(dependencies, open)
}

const findAttempt = async (
  dependencies: PaymentDependencies,
  customer: Customer,
  gateway: PaymentGateway,
  orderId: string | undefined,
): Promise<Attempt> => {
  const { config, database, clock } = dependencies
  const { customerId, write } = customer
  if (orderId !== undefined) {
    const order = await orderRepository(database.db).findOwn(customerId, orderId)
    if (!order) throw new DomainError('not_found')
    await reconcileOpenPayment(dependencies, orderId)
    return write((tx) => payAgain(tx, orderId, gateway.name, config, clock()))
  }
  const cart = await prepareCart(dependencies, customerId)
  const attempt = await write((tx) => payCart(tx, cart, gateway.name, config, clock()))
  // The cart became an order earlier, in another tab or by a first press: from here on it is like any unpaid order.
  const isFromCartBefore = !attempt.isNew && attempt.payment.authority !== null
  return isFromCartBefore ? findAttempt(dependencies, customer, gateway, attempt.order.id) : attempt
}

const gatewayOfAttempt = (dependencies: PaymentDependencies, { gateway }: PaymentRow): PaymentGateway => {
  const found = gatewayOf(dependencies, gateway)
  if (!found) throw new DomainError('gateway_unavailable')
  return found
}

/** Whether a gateway takes a sum: one of instalments does not take every sum. */
const isTaken = async (gateway: PaymentGateway & Partial<InstalmentsGateway>, amount: number) =>
  !gateway.offer || (await gateway.offer(amount)) !== null

/** Returns what the gateway called an attempt; null until it did. */
const knownOf = ({ authority, amount, gatewayMemo: memo }: PaymentRow): AskedAttempt | null =>
  authority === null ? null : { authority, amount, memo }

/** Asks the gateway for an authority, outside of any transaction. Throws a `DomainError` when there is none to have. */
const askForAuthority = async (
  { config, database: { db }, log }: PaymentDependencies,
  gateway: PaymentGateway,
  payment: PaymentRow,
  order: OrderRow,
) => {
  const orderNumber = order.orderNumber ?? ''
  const { amount } = payment
  try {
    if (!(await isTaken(gateway, amount))) throw new DomainError('instalments_refused')
    return await gateway.request({
      paymentId: payment.id,
      amount,
      callbackUrl: `${config.PUBLIC_ORIGIN}/checkPayment`,
      formReturnUrl: `${config.PUBLIC_ORIGIN}${returnPathOf(gateway.name)}`,
      description: paymentMessages.description(await shopTitleOf(db, config), orderNumber),
      orderNumber,
      phone: (await customerRepository(db).find(payment.customerId))?.phone ?? '',
      basket: await basketFor(db, order, payment),
    })
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error
    log.error({ paymentId: payment.id, err: error }, 'the gateway opened no payment')
    throw new DomainError('gateway_unavailable')
  }
}

/** Requests an authority and stores it. The answer to a later request counts in its place, if there is one. */
const requestAuthority = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  order: OrderRow,
): Promise<AskedAttempt> => {
  const gateway = gatewayOfAttempt(dependencies, payment)
  try {
    const { authority, memo = null } = await askForAuthority(dependencies, gateway, payment, order)
    const isStored = await paymentRepository(dependencies.database.db).setAuthority(payment, authority, memo)
    if (isStored) return { authority, amount: payment.amount, memo }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status } = await closeAttempt(dependencies, payment, 'failed', error.code)
    if (status !== 'open') throw error
  }
  return awaitAuthority(dependencies, payment, order)
}

/** Waits for the call that asks the gateway; takes its place when it takes too long, or was lost with its process. */
const awaitAuthority = async (
  dependencies: PaymentDependencies,
  { id }: PaymentRow,
  order: OrderRow,
): Promise<AskedAttempt> => {
  const repository = paymentRepository(dependencies.database.db)
  for (let waited = 0; waited < WAITS; waited += 1) {
    const payment = await repository.find(id)
    if (payment?.status !== 'open') break
    const known = knownOf(payment)
    if (known) return known
    const now = dependencies.clock()
    const isLate = now.getTime() - payment.requestedAt.getTime() >= REQUEST_LATE_AFTER_MS
    const claimed = isLate ? await repository.claimRequest(payment, now) : null
    if (claimed) return requestAuthority(dependencies, claimed, order)
    await delay(WAIT_MS)
  }
  throw new DomainError('gateway_unavailable')
}

/** Returns the gateway of a way to pay. Throws when the shop does not offer it now. */
const gatewayFor = async (
  { database: { db }, config, gateway, instalments }: PaymentDependencies,
  way: OnlineWay,
): Promise<PaymentGateway> => {
  const { canPayOnline, canPayByInstalments } = await waysOf(db, config)
  if (way === 'online') {
    if (!canPayOnline) throw new DomainError('online_payment_off')
    return gateway
  }
  if (!canPayByInstalments || !instalments) throw new DomainError('instalments_off')
  return instalments
}

/**
 * Starts a payment. What is paid (the cart, or an order that waits for its payment) is written down with its goods held
 * before the gateway hears of it; the gateway is asked outside of the transaction, by one caller only; every other call
 * gets the same redirect while the attempt is open.
 */
export const startPayment = async (
  dependencies: PaymentDependencies,
  customer: Customer,
  { id: orderId, way = 'online' }: { id?: string | undefined; way?: OnlineWay | undefined } = {},
) => {
  const gateway = await gatewayFor(dependencies, way)
  const { payment, order, isNew } = await findAttempt(dependencies, customer, gateway, orderId)
  const { authority, memo } = isNew
    ? await requestAuthority(dependencies, payment, order)
    : (knownOf(payment) ?? (await awaitAuthority(dependencies, payment, order)))
  return {
    redirectUrl: gatewayOfAttempt(dependencies, payment).redirectUrl(authority, memo),
    orderId: payment.orderId,
    paymentId: payment.id,
  }
}
