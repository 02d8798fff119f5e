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

// Longer than the gateway's client waits: a process that has not finished by then is gone.
const REQUEST_LOST_AFTER_MS = 15_000
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

/** Requests an authority from the gateway, outside of any transaction, and stores it. */
const requestAuthority = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  order: OrderRow,
): Promise<AskedAttempt> => {
  const { config, database, log } = dependencies
  const gateway = gatewayOfAttempt(dependencies, payment)
  const orderNumber = order.orderNumber ?? ''
  const { db } = database
  const { amount } = payment
  try {
    if (!(await isTaken(gateway, amount))) {
      await closeAttempt(dependencies, payment, 'failed', 'instalments_refused')
      throw new DomainError('instalments_refused')
    }
    const { authority, memo = null } = await gateway.request({
      paymentId: payment.id,
      amount,
      callbackUrl: `${config.PUBLIC_ORIGIN}/checkPayment`,
      formReturnUrl: `${config.PUBLIC_ORIGIN}${returnPathOf(gateway.name)}`,
      description: paymentMessages.description(await shopTitleOf(db, config), orderNumber),
      orderNumber,
      phone: (await customerRepository(db).find(payment.customerId))?.phone ?? '',
      basket: await basketFor(db, order, payment),
    })
    await paymentRepository(db).setAuthority(payment.id, authority, memo)
    return { authority, amount, memo }
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error
    log.error({ paymentId: payment.id, err: error }, 'the gateway opened no payment')
    await closeAttempt(dependencies, payment, 'failed', 'gateway_unavailable')
    throw new DomainError('gateway_unavailable')
  }
}

/** Returns what the gateway called an attempt; null until it did. */
const knownOf = ({ authority, amount, gatewayMemo: memo }: PaymentRow): AskedAttempt | null =>
  authority === null ? null : { authority, amount, memo }

/** Waits for the call that asks the gateway; takes its place when it was lost with its process. */
const awaitAuthority = async (
  dependencies: PaymentDependencies,
  { payment: { id }, order }: Attempt,
): Promise<AskedAttempt> => {
  const repository = paymentRepository(dependencies.database.db)
  for (let waited = 0; waited < WAITS; waited += 1) {
    const payment = await repository.find(id)
    if (payment?.status !== 'open') break
    const known = knownOf(payment)
    if (known) return known
    const now = dependencies.clock()
    const isLost = now.getTime() - payment.requestedAt.getTime() >= REQUEST_LOST_AFTER_MS
    if (isLost && (await repository.claimRequest(payment, now)))
      return requestAuthority(dependencies, payment, order)
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
  const attempt = await findAttempt(dependencies, customer, gateway, orderId)
  const { payment, order, isNew } = attempt
  const { authority, memo } = isNew
    ? await requestAuthority(dependencies, payment, order)
    : (knownOf(payment) ?? (await awaitAuthority(dependencies, attempt)))
  return {
    redirectUrl: gatewayOfAttempt(dependencies, payment).redirectUrl(authority, memo),
    orderId: payment.orderId,
    paymentId: payment.id,
  }
}
