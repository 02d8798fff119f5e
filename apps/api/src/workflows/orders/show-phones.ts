import { customerRepository } from '../../modules/identity/customer.repository.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** The whole phone numbers of an order; the books keep who looked, not what they saw. Throws `not_found`. */
export const showPhones = (
  { actor }: Desk,
  orderId: string,
): Promise<{ customer: string; receiver: string }> =>
  actor.write(async (tx, book) => {
    const order = await orderRepository(tx).findPlaced(orderId)
    const customer = order && (await customerRepository(tx).find(order.customerId))
    if (!order || !customer) throw new DomainError('not_found')
    book({ subject: `order:${orderId}`, label: order.orderNumber })
    return { customer: customer.phone, receiver: order.address?.receiverPhone ?? '' }
  })
