/** Rial in one unit of the currencies that Persian shops of WooCommerce use. */
const rialIn: Readonly<Record<string, number>> = { IRR: 1, IRT: 10, IRHR: 1_000, IRHT: 10_000 }

/** Rial in one unit of a currency; null for one that is none of ours. */
export const rialOfUnit = (currency: string): number | null => rialIn[currency.toUpperCase()] ?? null

/** A decimal text in rial; null for what is no sum. An empty one is nothing. */
export const sumOf = (amount: string, unit: number): number | null => {
  if (amount.trim() === '') return 0
  const sum = Math.round(Number(amount) * unit)
  return Number.isSafeInteger(sum) ? sum : null
}

/** A price as its cell has it, in rial; empty stays empty, and what is no sum stays what it is. */
export const priceCell = (amount: string, unit: number): string => {
  if (amount.trim() === '') return ''
  const sum = sumOf(amount, unit)
  return sum === null ? amount : String(sum)
}
