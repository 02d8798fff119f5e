import type { EndpointResponse, endpoints, PaymentOutcome } from '@hojreh/contract'
import type { Customer } from '../../modules/identity/customer.ts'
import { holdEnd } from '../../modules/inventory/inventory.service.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import { waysOf } from '../../modules/payment/shop-card.ts'
import { waysOfOrder } from '../../modules/payment/ways-of-order.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { expectedArrival } from '../orders/expected-arrival.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { CANCELLED, reconcilePayment } from './reconcile-payment.ts'

interface Callback {
  authority: string | undefined
  /** The browser's parameter: `OK` or `NOK`. Anyone can write it. */
  status: string | undefined
}

const outcomes: Record<PaymentRow['status'], { status: PaymentOutcome; message: string }> = {
  open: { status: 'pending', message: paymentMessages.pending },
  paid: { status: 'paid', message: paymentMessages.paid },
  failed: { status: 'failed', message: paymentMessages.failed },
  expired: { status: 'failed', message: paymentMessages.failed },
  refund_due: { status: 'failed', message: paymentMessages.refundDue },
  refunded: { status: 'failed', message: paymentMessages.refunded },
}

const outcomeOf = ({ status, failureReason }: PaymentRow) => {
  const isCancelled = status === 'failed' && failureReason === CANCELLED
  return { ...outcomes[status], ...(isCancelled && { message: paymentMessages.cancelled }), isCancelled }
}

const isOver = ({ status }: PaymentRow) => ['paid', 'refund_due', 'refunded'].includes(status)

const reconcileIfOpen = async (
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  status: string | undefined,
): Promise<PaymentRow> => {
  // An attempt that we gave up counts again when its browser says that it was paid: it may have been late.
  if (isOver(payment) || (payment.status !== 'open' && status !== 'OK')) return payment
  return reconcilePayment(dependencies, payment, {
    isSaidToBePaid: status === 'OK',
    ...(status === 'NOK' && { expire: { status: 'failed', reason: CANCELLED } }),
  })
}

/** How long the further pieces of an edited order are held, and how their difference can be paid. */
const supplementOf = async ({ config, database: { db } }: PaymentDependencies, editId: string) => {
  const edit = await orderEditRepository(db).find(editId)
  const isDue = edit?.state === 'open'
  const { canPayOnline } = await waysOf(db, config)
  return {
    heldUntil: isDue ? ((await holdEnd(db, editId))?.toISOString() ?? null) : null,
    ...{ canPayOnline: canPayOnline && isDue, canPayByCard: false },
  }
}

/** What the order of an attempt can expect: its day, or how it can be paid now and how long its goods wait for that. */
const prospectsOf = async (dependencies: PaymentDependencies, { status, orderId, editId }: PaymentRow) => {
  const {
    config,
    database: { db },
    clock,
  } = dependencies
  const order = await orderRepository(db).findPlaced(orderId)
  const isPaid = status === 'paid'
  return {
    arrival: isPaid && order ? await expectedArrival(db, order, clock()) : null,
    heldUntil: isPaid ? null : ((await holdEnd(db, orderId))?.toISOString() ?? null),
    ...waysOfOrder(order, await waysOf(db, config)),
    ...(editId !== null && !isPaid && (await supplementOf(dependencies, editId))),
  }
}

/** The outcome of an attempt of this customer; asks the gateway unless it is settled. */
export const checkPayment = async (
  dependencies: PaymentDependencies,
  { customerId, write }: Customer,
  { authority, status }: Callback,
): Promise<EndpointResponse<typeof endpoints.checkPayment>> => {
  // Only an attempt of a live session is looked after; what is written of it then is the gateway's word.
  const found = await write((tx) => {
    const payments = paymentRepository(tx)
    return authority ? payments.findOwnByAuthority(customerId, authority) : payments.latestOwn(customerId)
  })
  if (!found) throw new DomainError('not_found')
  const payment = await reconcileIfOpen(dependencies, found.payment, authority ? status : undefined)
  return {
    ...outcomeOf(payment),
    orderId: payment.orderId,
    orderNumber: found.orderNumber ?? '',
    refId: payment.refId,
    amount: payment.amount,
    ...(await prospectsOf(dependencies, payment)),
  }
}
