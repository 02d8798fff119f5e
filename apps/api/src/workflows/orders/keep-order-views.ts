import { type OrderViewRow, orderViewRepository } from '../../modules/order-view/order-view.repository.ts'
import type { Actor, Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

/** Most views of one member: in more than that a view is hard to find again. */
const MOST = 30

const memberOf = ({ staffId }: Actor): string => {
  if (staffId === null) throw new Error('the command line keeps no views')
  return staffId
}

/** Keeps a view of the list of orders for the member who acts. Throws `order_views_full`. */
export const saveOrderView = (
  { actor, clock }: Desk,
  { name, question }: Pick<OrderViewRow, 'name' | 'question'>,
): Promise<OrderViewRow> =>
  actor.write(async (tx, book) => {
    const staffId = memberOf(actor)
    const repository = orderViewRepository(tx)
    const kept = await repository.ofMember(staffId)
    if (kept.length >= MOST && !kept.some((view) => view.name === name))
      throw new DomainError('order_views_full')
    const view = await repository.save({ id: newId(), staffId, name, question, createdAt: clock() })
    book({ subject: `order_view:${view.id}`, label: name, after: { name } })
    return view
  })

/** Removes a view of the member who acts. Throws `not_found`, also for a colleague's view. */
export const removeOrderView = ({ actor }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const view = await orderViewRepository(tx).remove(memberOf(actor), id)
    if (!view) throw new DomainError('not_found')
    book({ subject: `order_view:${id}`, label: view.name, before: { name: view.name } })
  })
