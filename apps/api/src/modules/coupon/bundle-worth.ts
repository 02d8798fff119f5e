interface Pieces {
  price: number
  count: number
}

/**
 * What the cheapest piece of each full bundle costs, together. The dearest pieces come into a bundle first, so that a
 * customer gets the most that whole bundles of these goods can give.
 * @param size of a bundle, in pieces
 */
export const bundleWorth = (goods: readonly Pieces[], size: number): number => {
  let seen = 0
  let worth = 0
  for (const { price, count } of goods.toSorted((one, other) => other.price - one.price)) {
    const bundlesBefore = Math.floor(seen / size)
    seen += count
    worth += price * (Math.floor(seen / size) - bundlesBefore)
  }
  return worth
}
