import { formatToman, toPersianDigits } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import { askForApproval, isApproved, withdrawApproval } from '../../modules/approval/approval.service.ts'
import type { OrderRow } from '../../modules/order/order.repository.ts'
import { type RefundRow, refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

/** What the second person decides on. */
export const approvalOf = ({ id }: Pick<RefundRow, 'id'>) =>
  ({ kind: 'refund', subject: `refund:${id}` }) as const

/**
 * Whether an order's refunds are over the sum that one person may send back, together with those prepared before this one:
 * many small ones are no way round it.
 */
const needsApproval = async (
  tx: Db,
  { config }: Pick<Dependencies, 'config'>,
  orderId: string,
  { id }: Pick<RefundRow, 'id'>,
): Promise<boolean> => {
  const ofOrder = await refundRepository(tx).ofOrder(orderId)
  const preparedAt = ofOrder.find((refund) => refund.id === id)?.preparedAt
  const upToThis = ofOrder.filter(
    (refund) =>
      refund.state !== 'dropped' && refund.preparedAt && preparedAt && refund.preparedAt <= preparedAt,
  )
  return upToThis.reduce((sum, { amount }) => sum + amount, 0) > config.REFUND_ALONE_UP_TO
}

const labelOf = ({ orderNumber }: OrderRow, { amount }: Pick<RefundRow, 'amount'>) =>
  `${formatToman(amount)}، سفارش ${toPersianDigits(orderNumber ?? '')}`

/** A prepared refund over the sum waits for a second person. */
export const askIfNeeded = async (
  tx: Db,
  desk: Desk,
  order: OrderRow,
  refund: Pick<RefundRow, 'id' | 'amount'>,
): Promise<void> => {
  if (await needsApproval(tx, desk, order.id, refund))
    await askForApproval(tx, desk, {
      ...approvalOf(refund),
      label: labelOf(order, refund),
      shownAt: `order:${order.id}`,
    })
}

/** One of which its gateway was told was allowed then, and may have been sent: it is never asked for again. */
export const mayBeSent = async (tx: Db, desk: Desk, refund: RefundRow): Promise<boolean> =>
  refund.toldAt !== null ||
  !(await needsApproval(tx, desk, refund.orderId, refund)) ||
  isApproved(tx, approvalOf(refund), desk.clock())

export const withdraw = (tx: Db, desk: Desk, refund: RefundRow): Promise<void> =>
  withdrawApproval(tx, desk, approvalOf(refund))
