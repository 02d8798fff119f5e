import type { CouponRow } from '../../../modules/coupon/coupon.repository.ts'
import { couponDiscount, goodsOf, totalOf } from '../../../modules/coupon/coupon.rules.ts'
import type { OrderRow } from '../../../modules/order/order.repository.ts'
import type { EditedLine, EditedSums } from '../../../modules/order-edit/order-edit.tables.ts'

/** A coupon takes off what its terms give for these goods; the one that an order has neither ends nor is used up for it. */
const discountOf = (
  coupon: CouponRow | null,
  lines: readonly EditedLine[],
  categoriesOf: (productId: string) => readonly string[],
): number => {
  if (!coupon) return 0
  const goods = lines.map(({ productId, unitPrice, count }) => ({
    ...{ price: unitPrice, count, isPublished: true },
    categoryIds: categoriesOf(productId),
  }))
  const covered = totalOf(goodsOf(coupon, goods))
  return covered === 0 || covered < coupon.minTotal ? 0 : couponDiscount(coupon, goods)
}

/**
 * What an edited order costs. Lines keep the price that they were bought at, also for further pieces, and a new product
 * comes at today's; the fee of sending stays as it was agreed; the order's own discount is counted anew on what it then
 * consists of, and no other one comes.
 */
export const termsOf = (
  { shippingFee }: Pick<OrderRow, 'shippingFee'>,
  coupon: CouponRow | null,
  lines: readonly EditedLine[],
  categoriesOf: (productId: string) => readonly string[],
): EditedSums & { total: number } => {
  const sum = (priceOf: (line: EditedLine) => number) =>
    lines.reduce((total, line) => total + priceOf(line) * line.count, 0)
  const goodsTotal = sum(({ unitPrice }) => unitPrice)
  const subtotal = sum(({ unitPrice, listPrice }) => listPrice ?? unitPrice)
  const off = discountOf(coupon, lines, categoriesOf)
  return {
    ...{ subtotal, discount: subtotal - goodsTotal, couponDiscount: off },
    total: goodsTotal - off + (shippingFee ?? 0),
  }
}
