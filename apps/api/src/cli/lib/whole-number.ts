import { InvalidArgumentError } from 'commander'

/** A whole number from 1 to `most`, as an option gives it. */
export const wholeUpTo = (most: number) => (given: string) => {
  const value = Number(given)
  if (!Number.isInteger(value) || value < 1 || value > most) throw new InvalidArgumentError(`1 … ${most}`)
  return value
}
