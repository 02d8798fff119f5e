import type { Gateways } from '../../modules/payment/choose-gateway.ts'
import { sendsBack } from '../../modules/payment/sends-back.ts'
import { refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { approveRefund, dropRefund, refuseRefund } from '../../workflows/refunds/decide-refund.ts'
import { finishRefund } from '../../workflows/refunds/finish-refund.ts'
import { prepareRefund } from '../../workflows/refunds/prepare-refund.ts'
import { sendRefund } from '../../workflows/refunds/send-refund.ts'
import { pageOf, readCursor } from '../cursor.ts'
import { orderAfter } from '../moved-order.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { approvalsOf } from './refund-views.ts'

const REFUND = 'refund'

export const registerRefunds = (
  register: RegisterAdminEndpoint,
  { database: { db }, clock }: Dependencies,
  gateways: Gateways,
): void => {
  register('listRefunds', async ({ query: { after, take }, staff }) => {
    const repository = refundRepository(db)
    const rows = await repository.owed(take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ since, id }) => ({ at: since, id }))
    const refundIds = shown.flatMap(({ refundId }) => refundId ?? [])
    const refunds = new Map((await repository.byIds(refundIds)).map((row) => [row.id, row]))
    const orders = new Map(
      (await repository.ordersOf(shown.map(({ orderId }) => orderId))).map((row) => [row.id, row]),
    )
    const payments = new Map(
      (await repository.paymentsOf(shown.map(({ paymentId }) => paymentId))).map((row) => [row.id, row]),
    )
    const approvalFor = await approvalsOf(db, [...refunds.values()], staff.staffId, clock())
    return {
      items: shown.map((row) => {
        const refund = refunds.get(row.refundId ?? '')
        const isPrepared = refund?.state === 'prepared'
        const order = orders.get(row.orderId)
        return {
          id: row.id,
          refundId: row.refundId,
          state: isPrepared ? ('prepared' as const) : ('owed' as const),
          paymentId: row.paymentId,
          orderId: row.orderId,
          orderNumber: order?.orderNumber ?? '',
          receiverName: order?.address?.receiverName ?? '',
          amount: row.amount,
          since: row.since.toISOString(),
          maskedCard: payments.get(row.paymentId)?.maskedCard ?? null,
          approval: isPrepared ? approvalFor(refund) : null,
          isByGateway: sendsBack(payments.get(row.paymentId)?.gateway ?? ''),
        }
      }),
      next,
      total: (await repository.waiting()).count,
    }
  })

  register(
    'prepareRefund',
    async ({ desk, query: { orderId }, body }) => {
      await prepareRefund(desk, orderId, body)
      return orderAfter(desk, orderId)
    },
    'order',
  )
  register(
    'finishRefund',
    async ({ desk, query, body }) =>
      orderAfter(desk, (await finishRefund(desk, query.id, body.reference)).id),
    REFUND,
  )
  register(
    'sendRefund',
    async ({ desk, query }) => orderAfter(desk, (await sendRefund(desk, gateways, query.id)).id),
    REFUND,
  )
  register(
    'dropRefund',
    async ({ desk, query }) => orderAfter(desk, (await dropRefund(desk, query.id)).id),
    REFUND,
  )
  register(
    'approveRefund',
    async ({ desk, query }) => orderAfter(desk, (await approveRefund(desk, query.id)).id),
    REFUND,
  )
  register(
    'refuseRefund',
    async ({ desk, query }) => orderAfter(desk, (await refuseRefund(desk, query.id)).id),
    REFUND,
  )
}
