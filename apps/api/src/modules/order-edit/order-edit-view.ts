import type { OrderDetails } from '@hojreh/contract'
import type { OrderEdit } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import type { OrderRow } from '../order/order.repository.ts'
import type { PaymentRow } from '../payment/payment.repository.ts'
import type { Ways } from '../payment/shop-card.ts'
import { type OrderEditRow, orderEditRepository } from './order-edit.repository.ts'

/** The lines of which an edit changes the count, those of before first. */
const changedLines = ({ linesBefore, linesAfter }: OrderEditRow) => {
  const countIn = (lines: OrderEditRow['linesAfter'], id: string) =>
    lines.find(({ productId }) => productId === id)?.count ?? 0
  const added = linesAfter.filter(({ productId }) => countIn(linesBefore, productId) === 0)
  return [...linesBefore, ...added].flatMap(({ productId, title }) => {
    const [before, after] = [countIn(linesBefore, productId), countIn(linesAfter, productId)]
    return before === after ? [] : [{ productId, title, before, after }]
  })
}

/** For the staff. */
export const toOrderEdit = (edit: OrderEditRow): OrderEdit => ({
  id: edit.id,
  state: edit.state,
  lines: changedLines(edit),
  totalBefore: edit.totalBefore,
  totalAfter: edit.totalAfter,
  isOfPaid: edit.isOfPaid,
  staffName: edit.editedBy,
  heldUntil: edit.heldUntil?.toISOString() ?? null,
  at: edit.createdAt.toISOString(),
  endedAt: edit.endedAt?.toISOString() ?? null,
})

/** What its customer sees of the edits of an order, and what they still have to pay for one. */
export const changesOfOrder = async (
  db: Db,
  { id }: OrderRow,
  { canPayOnline, canPayByCard }: Ways,
  payments: readonly Pick<PaymentRow, 'editId' | 'method' | 'status'>[],
): Promise<Pick<OrderDetails, 'edits' | 'due'>> => {
  const edits = await orderEditRepository(db).ofOrder(id)
  const due = edits.find(({ state, isOfPaid }) => state === 'open' && isOfPaid)
  const isReported = payments.some(
    ({ editId, method, status }) => editId === due?.id && method === 'card' && status === 'open',
  )
  return {
    edits: edits.flatMap((edit) =>
      edit.state === 'withdrawn'
        ? []
        : [
            {
              isDone: edit.state === 'applied',
              at: (edit.endedAt ?? edit.createdAt).toISOString(),
              lines: changedLines(edit),
              totalBefore: edit.totalBefore,
              totalAfter: edit.totalAfter,
            },
          ],
    ),
    due: due
      ? {
          amount: due.totalAfter - due.totalBefore,
          until: due.heldUntil?.toISOString() ?? due.createdAt.toISOString(),
          canPayOnline: canPayOnline && !isReported,
          canPayByCard: canPayByCard && !isReported,
          isReported,
        }
      : null,
  }
}
