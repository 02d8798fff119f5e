import type { Db } from '../../db/client.ts'
import { decideApproval } from '../../modules/approval/approval.service.ts'
import type { LockedOrder } from '../../modules/order/order.repository.ts'
import { type RefundRow, refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { lockRefund } from './finish-refund.ts'
import { approvalOf, withdraw } from './refund-approval.ts'
import { refundDeed } from './refund-deed.ts'

/** Undoes the preparation of a refund: what is owed for goods that are back, or by an edit, stays owed. */
const unprepare = async (tx: Db, order: LockedOrder, refund: RefundRow) => {
  // A gateway that was told may have sent it, whatever it answered.
  if (refund.state !== 'prepared' || refund.toldAt !== null) throw new DomainError('illegal_transition')
  const state = refund.kind === 'goods' || refund.kind === 'edit' ? 'owed' : 'dropped'
  await refundRepository(tx).change(order, refund, { state })
  return state
}

type Act = (tx: Db, order: LockedOrder, refund: RefundRow) => Promise<object>

const actOn = (desk: Desk, refundId: string, act: Act): Promise<{ id: string }> =>
  desk.actor.write(async (tx, book) => {
    const { order, refund } = await lockRefund(tx, refundId)
    book(refundDeed(order, refund, { state: refund.state }, await act(tx, order, refund)))
    return order
  })

/** Drops a refund that was prepared by mistake. */
export const dropRefund = (desk: Desk, refundId: string) =>
  actOn(desk, refundId, async (tx, order, refund) => {
    const state = await unprepare(tx, order, refund)
    await withdraw(tx, desk, refund)
    return { state }
  })

/** Approves a refund as the second person. See `decideApproval` for what is refused. */
export const approveRefund = (desk: Desk, refundId: string) =>
  actOn(desk, refundId, async (tx, _order, refund) => {
    if (refund.state !== 'prepared') throw new DomainError('illegal_transition')
    await decideApproval(tx, desk, approvalOf(refund), 'approved')
    return { approval: 'approved' }
  })

/** Refuses a refund as the second person. */
export const refuseRefund = (desk: Desk, refundId: string) =>
  actOn(desk, refundId, async (tx, order, refund) => {
    await decideApproval(tx, desk, approvalOf(refund), 'refused')
    return { approval: 'refused', state: await unprepare(tx, order, refund) }
  })
