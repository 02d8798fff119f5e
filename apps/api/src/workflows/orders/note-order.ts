import { orderRepository } from '../../modules/order/order.repository.ts'
import { type OrderNoteRow, orderNoteRepository } from '../../modules/order-note/order-note.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

/** Writes a note of the staff beside an order. Throws `not_found`. */
export const addOrderNote = ({ actor, clock }: Desk, orderId: string, text: string): Promise<OrderNoteRow> =>
  actor.write(async (tx, book) => {
    const order = await orderRepository(tx).findPlaced(orderId)
    if (!order) throw new DomainError('not_found')
    const { staffId, name: staffName } = actor
    const note = { id: newId(), orderId, staffId, staffName, text, createdAt: clock() }
    await orderNoteRepository(tx).insert(note)
    book({ subject: `order:${orderId}`, label: order.orderNumber, after: { note: text } })
    return note
  })
