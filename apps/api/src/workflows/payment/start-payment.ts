import { setTimeout as delay } from 'node:timers/promises'
import { shopTitleOf } from '../../modules/content/shop-facts.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { openAttempt } from '../../modules/payment/attempt.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import { GatewayUnavailableError, type PaymentGateway } from '../../modules/payment/payment-gateway.ts'
import { waysOf } from '../../modules/payment/shop-card.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { placeCart } from '../checkout/place-cart.ts'
import { makeOfferApplier } from '../offers/apply-offers.ts'
import { type Attempt, payAgain } from './pay-again.ts'
import { gatewayOf, type PaymentDependencies } from './payment-dependencies.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { closeAttempt } from './settle-payment.ts'

// Longer than the gateway's client waits: a process that has not finished by then is gone.
const REQUEST_LOST_AFTER_MS = 15_000
const WAIT_MS = 100
const WAITS = 100

const payCart = async (tx: CustomerTx, customerId: string, gateway: string, now: Date): Promise<Attempt> => {
  let payment: PaymentRow | undefined
  const { order } = await placeCart(tx, customerId, now, async (placed) => {
    payment = await openAttempt(tx, placed, gateway, now)
  })
  return payment ? { payment, order, isNew: true } : payAgain(tx, order.id, gateway, now)
}

/**
 * An open attempt may have been paid, or ended, in a tab that was closed: nobody is sent to a page of the bank that is
 * over. Then there is nothing to pay, or a new attempt to make.
 */
const reconcileOpenPayment = async (dependencies: PaymentDependencies, orderId: string): Promise<void> => {
  for (const open of await paymentRepository(dependencies.database.db).allOpen(orderId))
    await reconcilePayment(dependencies, open)
}

const findAttempt = async (
  dependencies: PaymentDependencies,
  customer: Customer,
  orderId: string | undefined,
): Promise<Attempt> => {
  const { database, gateway, clock } = dependencies
  const { customerId, write } = customer
  if (orderId !== undefined) {
    const order = await orderRepository(database.db).findOwn(customerId, orderId)
    if (!order) throw new DomainError('not_found')
    await reconcileOpenPayment(dependencies, orderId)
  }
  const attempt = await write((tx) =>
    orderId === undefined
      ? payCart(tx, customerId, gateway.name, clock())
      : payAgain(tx, orderId, gateway.name, clock()),
  )
  // The cart became an order before, in another tab or by a first press: from here on it is like any unpaid order.
  const isFromCartBefore = orderId === undefined && !attempt.isNew && attempt.payment.authority !== null
  return isFromCartBefore ? findAttempt(dependencies, customer, attempt.order.id) : attempt
}

const gatewayOfAttempt = (dependencies: PaymentDependencies, { gateway }: PaymentRow): PaymentGateway => {
  const found = gatewayOf(dependencies, gateway)
  if (!found) throw new DomainError('gateway_unavailable')
  return found
}

/** Requests an authority from the gateway, outside of any transaction, and stores it. */
const requestAuthority = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  { orderNumber: number }: Pick<OrderRow, 'orderNumber'>,
): Promise<string> => {
  const { config, database, log } = dependencies
  const gateway = gatewayOfAttempt(dependencies, payment)
  const orderNumber = number ?? ''
  try {
    const { authority } = await gateway.request({
      amount: payment.amount,
      callbackUrl: `${config.PUBLIC_ORIGIN}/checkPayment`,
      description: paymentMessages.description(await shopTitleOf(database.db, config), orderNumber),
      orderNumber,
    })
    await paymentRepository(database.db).setAuthority(payment.id, authority)
    return authority
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error
    log.error({ paymentId: payment.id, err: error }, 'the gateway opened no payment')
    await closeAttempt(dependencies, payment, 'failed', 'gateway_unavailable')
    throw new DomainError('gateway_unavailable')
  }
}

/** Waits for the call that asks the gateway; takes its place when it was lost with its process. */
const awaitAuthority = async (
  dependencies: PaymentDependencies,
  { payment: { id }, order }: Attempt,
): Promise<string> => {
  const repository = paymentRepository(dependencies.database.db)
  for (let waited = 0; waited < WAITS; waited += 1) {
    const payment = await repository.find(id)
    if (payment?.status !== 'open') break
    if (payment.authority !== null) return payment.authority
    const now = dependencies.clock()
    const isLost = now.getTime() - payment.requestedAt.getTime() >= REQUEST_LOST_AFTER_MS
    if (isLost && (await repository.claimRequest(payment, now)))
      return requestAuthority(dependencies, payment, order)
    await delay(WAIT_MS)
  }
  throw new DomainError('gateway_unavailable')
}

/**
 * The story of going to pay. What is paid (the cart, or an order that waits for its payment) is written down with
 * its goods held before the gateway hears of it; the gateway is asked outside of the transaction, by one caller only;
 * every other call gets the same redirect while the attempt is open.
 */
export const startPayment = async (
  dependencies: PaymentDependencies,
  customer: Customer,
  orderId?: string,
) => {
  const { canPayOnline } = await waysOf(dependencies.database.db, dependencies.config)
  if (!canPayOnline) throw new DomainError('online_payment_off')
  if (orderId === undefined) await makeOfferApplier(dependencies).ofCart(customer.customerId)
  const attempt = await findAttempt(dependencies, customer, orderId)
  const { payment, order, isNew } = attempt
  const authority = isNew
    ? await requestAuthority(dependencies, payment, order)
    : (payment.authority ?? (await awaitAuthority(dependencies, attempt)))
  return {
    redirectUrl: gatewayOfAttempt(dependencies, payment).redirectUrl(authority),
    orderId: payment.orderId,
    paymentId: payment.id,
  }
}
