import type { Arrival, OrderStatus } from '@hojreh/contract'
import { jalaliDay } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import { readDeliveryTerms } from '../../modules/content/delivery-terms.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { arrivalAfter } from '../../modules/shipping/working-days.ts'

/** Of an order that is on its way, the status since which the days of its way of sending count. */
const countsSince: Partial<Record<OrderStatus, OrderStatus>> = {
  paid: 'paid',
  preparing: 'paid',
  shipped: 'shipped',
}

/**
 * When a paid order arrives: between two working days, by its way of sending as it is now. Null for an order that is
 * not on its way, whose way of sending is gone, or that is late: a day that has passed promises nothing.
 */
export const expectedArrival = async (
  db: Db,
  { id, status, shippingMethodId }: Pick<OrderRow, 'id' | 'status' | 'shippingMethodId'>,
  now: Date,
): Promise<Arrival | null> => {
  const since = countsSince[status]
  if (!since || !shippingMethodId) return null
  const rule = await shippingRepository(db).find(shippingMethodId)
  const event = (await orderRepository(db).events(id)).findLast((one) => one.status === since)
  if (!rule || !event) return null
  const terms = await readDeliveryTerms(db)
  const to = arrivalAfter(event.at, rule.maxDays, terms)
  if (jalaliDay(to) < jalaliDay(now)) return null
  return { from: arrivalAfter(event.at, rule.minDays, terms).toISOString(), to: to.toISOString() }
}
