import type { Db } from '../../db/client.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { cancelLocked } from './cancel-order.ts'

/** What an act changed beside the order itself, for the books. */
type Note = (after: NonNullable<Deed['after']>) => void
type Work = (tx: Db, order: LockedOrder, now: Date, note: Note) => Promise<unknown>

/** Returns what the books keep of an order. */
const stateOf = ({ status, trackingCode }: OrderRow) => ({ status, trackingCode })

/** Returns what the books say of an act on an order that its transaction locked. */
export const orderDeed = async (tx: Db, before: OrderRow): Promise<Deed> => {
  const after = (await orderRepository(tx).lock(before.id)) ?? before
  return {
    subject: `order:${before.id}`,
    label: before.orderNumber,
    ...changesOf(stateOf(before), stateOf(after)),
  }
}

/** Runs an act of the staff on a locked order; the books keep what it changed. */
export const withLockedOrder = (
  { actor, clock }: Desk,
  { id }: Pick<OrderRow, 'id'>,
  work: Work,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    if (!order || order.status === 'pending') throw new DomainError('not_found')
    let noted: Deed['after'] = {}
    await work(tx, order, clock(), (after) => {
      noted = after
    })
    const deed = await orderDeed(tx, order)
    book({ ...deed, after: { ...deed.after, ...noted } })
  })

export type ById = Pick<OrderRow, 'id'>

/** Marks an order as being packed. */
export const prepareOrder = (desk: Desk, order: ById): Promise<void> =>
  withLockedOrder(desk, order, (tx, locked, now) => moveOrder(tx, locked, 'preparing', desk.actor, now))

export const cancelByOperator = (desk: Desk, order: ById): Promise<void> =>
  withLockedOrder(desk, order, (tx, locked) => cancelLocked(tx, desk, locked, desk.actor))
