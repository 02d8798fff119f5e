import {
  type AdminResponse,
  type adminEndpoints,
  type Permission,
  type PrintSheet,
  roleMay,
} from '@hojreh/contract/admin'
import { sellerOf } from '../../modules/content/shop-facts.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { printOrder } from '../../workflows/orders/print-order.ts'

/** Whether a sheet may show a phone: one that leaves the shop or names the buyer. Packers need no phone. */
const hasPhone = (sheet: PrintSheet) => sheet !== 'slips'

/**
 * Returns several orders for one print, in the order asked for. Throws `not_found` before the books record that any was
 * printed.
 */
export const printOrders = async (
  desk: Desk,
  held: readonly Permission[],
  { ids, sheet }: { ids: readonly string[]; sheet: PrintSheet },
): Promise<AdminResponse<typeof adminEndpoints.printOrders>> => {
  if (!(await orderRepository(desk.database.db).arePlaced(ids))) throw new DomainError('not_found')
  const withPhone = hasPhone(sheet) && roleMay(held, 'customers.phone')
  const orders = []
  for (const id of ids) {
    const order = await printOrder(desk, id, sheet, withPhone)
    const { receiverPhone } = order.address
    orders.push({
      ...order,
      address: { ...order.address, receiverPhone: withPhone ? receiverPhone : maskPhone(receiverPhone) },
    })
  }
  return { seller: await sellerOf(desk.database.db, desk.config), orders }
}
