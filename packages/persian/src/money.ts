import { toPersianDigits } from './digits.ts'
import { numberInWords } from './words.ts'

const RIALS_IN_TOMAN = 10
const BETWEEN_THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * A number with Persian digits and Persian thousands separators, of at most one decimal: `1250000` → `۱٬۲۵۰٬۰۰۰`.
 * Every page shows prices, and the first `Intl` formatter of a page costs a slow phone 50 ms before it is hydrated.
 */
export const formatNumber = (value: number): string => {
  const [whole = '', tenths] = String(Math.round(value * 10) / 10).split('.')
  return toPersianDigits(whole.replace(BETWEEN_THOUSANDS, '٬') + (tenths ? `٫${tenths}` : ''))
}

/** Rial as toman digits without the unit: `12500000` → `۱٬۲۵۰٬۰۰۰`. */
export const formatTomanDigits = (rial: number): string => formatNumber(rial / RIALS_IN_TOMAN)

/** Rial as a person reads it: `12500000` → `۱٬۲۵۰٬۰۰۰ تومان`. */
export const formatToman = (rial: number): string => `${formatTomanDigits(rial)} تومان`

/** Rial as an invoice has it in words, rounded to a toman: `12500000` → `یک میلیون و دویست و پنجاه هزار تومان`. */
export const tomanInWords = (rial: number): string =>
  `${numberInWords(Math.round(rial / RIALS_IN_TOMAN))} تومان`

/** Whole percents off `listPrice` (rial); 0 without a discount. Rounded down: never promise more. */
export const discountPercent = (price: number, listPrice: number | null): number =>
  listPrice !== null && listPrice > price ? Math.floor(((listPrice - price) * 100) / listPrice) : 0
