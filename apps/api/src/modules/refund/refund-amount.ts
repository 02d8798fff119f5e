/** A line of an order, as it was bought. */
export interface BoughtLine {
  productId: string
  unitPrice: number
  count: number
}

const goodsTotal = (lines: readonly BoughtLine[], countOf: (line: BoughtLine) => number) =>
  lines.reduce((sum, line) => sum + line.unitPrice * countOf(line), 0)

/**
 * Rial that so many goods of an order cost its customer: their prices less their part of the coupon. Parts that are
 * taken out one after the other add up to the price of all goods, to the rial.
 */
export const valueOfGoods = (
  couponDiscount: number,
  lines: readonly BoughtLine[],
  counts: ReadonlyMap<string, number>,
): number => {
  const whole = goodsTotal(lines, ({ count }) => count)
  const goods = goodsTotal(lines, ({ productId }) => counts.get(productId) ?? 0)
  if (whole === 0) return 0
  // The product of two sums may be larger than a number can tell exactly.
  return goods - Number((BigInt(couponDiscount) * BigInt(goods)) / BigInt(whole))
}
