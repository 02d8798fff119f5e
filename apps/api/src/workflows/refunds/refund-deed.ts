import type { OrderRow } from '../../modules/order/order.repository.ts'
import type { RefundRow } from '../../modules/refund/refund.repository.ts'
import type { Deed } from '../../modules/staff-action/actor.ts'

/** What the books say of an act on a refund; they are asked for by its order. */
export const refundDeed = (
  { id, orderNumber }: Pick<OrderRow, 'id' | 'orderNumber'>,
  refund: Pick<RefundRow, 'id' | 'amount'>,
  before: object,
  after: object,
): Deed => ({
  subject: `order:${id}`,
  label: orderNumber,
  before: { ...before },
  after: { refund: refund.id, amount: refund.amount, ...after },
})
