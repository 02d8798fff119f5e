import type { AttributeUse } from '@hojreh/contract/admin'
import { toLatinDigits, toPersianDigits } from '@hojreh/persian'

type Typed = Pick<AttributeUse, 'unit'>

/** The number of a value without its unit; what has another unit, or none, is shown as it is. */
export const numberIn = (value: string, { unit }: Typed): string =>
  unit !== '' && value.endsWith(` ${unit}`) ? value.slice(0, -unit.length - 1) : value

/** What is kept of a typed number: the words that shoppers read and filter by. */
export const withUnit = (typed: string, { unit }: Typed): string => {
  const number = toPersianDigits(typed.trim())
  return number === '' || unit === '' ? number : `${number} ${unit}`
}

/** Whether it is a number, also with a fraction as Persian writes it. */
export const isNumber = (typed: string): boolean =>
  typed === '' || /^-?\d+(\.\d+)?$/.test(toLatinDigits(typed.trim()).replace(/[٫/]/, '.'))
