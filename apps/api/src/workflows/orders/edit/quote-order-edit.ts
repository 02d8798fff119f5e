import type { AdminResponse, adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { orderRepository } from '../../../modules/order/order.repository.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { planEdit, soldStatuses } from './plan-edit.ts'

type Call = typeof adminEndpoints.quoteOrderEdit

/** What an order would cost as it is to be, and who would owe whom how much; nothing is held. Throws what `planEdit` throws. */
export const quoteOrderEdit = async (
  { database: { db } }: Dependencies,
  { id, goods }: z.output<Call['query']>,
): Promise<AdminResponse<Call>> => {
  const order = await orderRepository(db).findPlaced(id)
  if (!order) throw new DomainError('not_found')
  const { after, sums } = await planEdit(db, order, goods)
  return {
    lines: after.map(({ productId, title, unitPrice, count }) => ({
      ...{ productId, title, unitPrice, count },
      lineTotal: unitPrice * count,
    })),
    goodsTotal: sums.subtotal - sums.discount,
    couponDiscount: sums.couponDiscount,
    shippingFee: order.shippingFee ?? 0,
    total: sums.total,
    difference: sums.total - (order.total ?? 0),
    isOfPaid: soldStatuses.includes(order.status),
  }
}
