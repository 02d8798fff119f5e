import type { Customer } from '../../modules/identity/customer.ts'
import { returnStock } from '../../modules/inventory/inventory.service.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { isReturnTooLate } from '../../modules/order/return-rule.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { withLockedOrder } from './fulfil-order.ts'
import { getOrderDetails } from './read-orders.ts'

type ById = Pick<OrderRow, 'id'>

/** The customer wants to send a delivered order back. Throws `return_too_late`, `illegal_transition`. */
export const requestReturn = async (
  dependencies: Dependencies,
  { customerId, write }: Customer,
  id: string,
  reason: string,
) => {
  const own = await orderRepository(dependencies.database.db).findOwn(customerId, id)
  if (!own) throw new DomainError('not_found')
  await write(async (tx) => {
    const order = await orderRepository(tx).lock(id)
    if (!order) throw new DomainError('not_found')
    const now = dependencies.clock()
    // A parcel on its way can only be taken back by the operator.
    if (order.status !== 'delivered') throw new DomainError('illegal_transition')
    if (isReturnTooLate(await orderRepository(tx).events(id), now)) throw new DomainError('return_too_late')
    await moveOrder(tx, order, 'return_requested', 'customer', now)
    await orderRepository(tx).update(order, { returnReason: reason })
    await tellByOrderSms(tx, dependencies, order, 'return_requested')
  })
  return getOrderDetails(dependencies, customerId, id)
}

/** The goods are back in the shop: the money is owed. Only goods that can be sold again go on the shelf. */
export const takeReturn = (dependencies: Dependencies, order: ById, isRestocked: boolean): Promise<void> =>
  withLockedOrder(dependencies, order, async (tx, locked, now) => {
    await moveOrder(tx, locked, 'returned', 'operator', now, {
      note: isRestocked ? 'restocked' : '',
    })
    await moveOrder(tx, { ...locked, status: 'returned' }, 'refund_due', 'operator', now)
    await paymentRepository(tx).moveAll(locked, 'paid', 'refund_due')
    await returnStock(tx, await orderRepository(tx).lines(locked.id), { isRestocked })
    await tellByOrderSms(tx, dependencies, locked, 'returned')
  })

/** The shop refuses the return; the customer gets the reason. */
export const refuseReturn = (dependencies: Dependencies, order: ById, reason: string): Promise<void> =>
  withLockedOrder(dependencies, order, async (tx, locked, now) => {
    if (locked.status !== 'return_requested') throw new DomainError('illegal_transition')
    await moveOrder(tx, locked, 'delivered', 'operator', now, { note: reason })
    await tellByOrderSms(tx, dependencies, locked, 'return_refused', reason)
  })
