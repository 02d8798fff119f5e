import type { Approval, OrderRecord, Refund } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { type ApprovalRow, approvalRepository } from '../../modules/approval/approval.repository.ts'
import type { OrderLineRow } from '../../modules/order/order.repository.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { sendsBack } from '../../modules/payment/sends-back.ts'
import { countsOf, type RefundRow, refundRepository } from '../../modules/refund/refund.repository.ts'
import { approvalOf } from '../../workflows/refunds/refund-approval.ts'

const stateOf = ({ decision, expiresAt }: ApprovalRow, now: Date): Approval['state'] => {
  if (decision === 'refused' || decision === 'withdrawn') return 'refused'
  if (expiresAt <= now) return 'expired'
  return decision ?? 'waiting'
}

export const toApproval = (row: ApprovalRow, staffId: string, now: Date): Approval => ({
  state: stateOf(row, now),
  preparedByName: row.preparedByName,
  isOwn: row.preparedBy === staffId,
  expiresAt: row.expiresAt.toISOString(),
  decidedByName: row.decidedByName,
})

/** The approvals of refunds. One of which its gateway was told stays approved, as `mayBeSent` has it. */
export const approvalsOf = async (db: Db, refunds: readonly RefundRow[], staffId: string, now: Date) => {
  const subjects = refunds.map((refund) => approvalOf(refund).subject)
  const rows = await approvalRepository(db).newest('refund', subjects)
  return (refund: RefundRow): Approval | null => {
    const row = rows.get(approvalOf(refund).subject)
    if (!row) return null
    const approval = toApproval(row, staffId, now)
    return refund.toldAt === null ? approval : { ...approval, state: 'approved' }
  }
}

/** The refunds of an order as a member sees them, and how many of each product are back. */
export const refundsOf = async (
  db: Db,
  orderId: string,
  lines: readonly Pick<OrderLineRow, 'productId' | 'title'>[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<Pick<OrderRecord, 'refunds'> & { backOf: (productId: string) => number }> => {
  const repository = refundRepository(db)
  const rows = await repository.ofOrder(orderId)
  const goods = await repository.linesOfOrder(orderId)
  const approvalFor = await approvalsOf(db, rows, staffId, now)
  const payments = await paymentRepository(db).ofOrder(orderId)
  const gateways = new Map(payments.map(({ id, gateway }) => [id, gateway]))
  const titles = new Map(lines.map(({ productId, title }) => [productId, title ?? '']))
  const counts = countsOf(goods)
  return {
    refunds: rows.map(
      (row): Refund => ({
        id: row.id,
        paymentId: row.paymentId,
        kind: row.kind,
        state: row.state,
        amount: row.amount,
        note: row.note,
        createdAt: row.createdAt.toISOString(),
        preparedByName: row.preparedByName,
        doneAt: row.doneAt?.toISOString() ?? null,
        reference: row.reference,
        lines: goods
          .filter(({ refundId }) => refundId === row.id)
          .map(({ productId, count, restocked }) => ({
            productId,
            title: titles.get(productId) ?? '',
            count,
            restocked,
          })),
        approval: row.state === 'owed' ? null : approvalFor(row),
        isByGateway: sendsBack(gateways.get(row.paymentId) ?? ''),
      }),
    ),
    backOf: (productId) => counts.get(productId) ?? 0,
  }
}
