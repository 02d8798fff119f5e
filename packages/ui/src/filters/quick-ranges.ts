/** A range of prices in rial, open where a side is undefined. */
export type QuickRange = { min?: number; max?: number }

/** Two leading digits and zeros: a price that people say. */
const rounded = (price: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.round(price / step) * step
}

/** Three ranges between the cheapest and the dearest, each so many times the one before; none where all cost alike. */
export const quickRanges = ({ min, max }: { min: number; max: number }): QuickRange[] => {
  const least = Math.max(min, 1)
  if (max < least * 2) return []
  const factor = Math.cbrt(max / least)
  const low = rounded(least * factor)
  const high = rounded(least * factor * factor)
  return [{ max: low }, { min: low, max: high }, { min: high }]
}
