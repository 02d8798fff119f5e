import { toPersianDigits } from './digits.ts'

const RIALS_IN_TOMAN = 10
const groups = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** A number with Persian digits and Persian thousands separators: `1250000` → `۱٬۲۵۰٬۰۰۰`. */
export const formatNumber = (value: number): string =>
  toPersianDigits(groups.format(value)).replaceAll(',', '٬').replace('.', '٫')

/** Rial as toman digits without the unit: `12500000` → `۱٬۲۵۰٬۰۰۰`. */
export const formatTomanDigits = (rial: number): string => formatNumber(rial / RIALS_IN_TOMAN)

/** Rial as a person reads it: `12500000` → `۱٬۲۵۰٬۰۰۰ تومان`. */
export const formatToman = (rial: number): string => `${formatTomanDigits(rial)} تومان`

/** Whole percents off `listPrice` (rial); 0 without a discount. Rounded down: never promise more. */
export const discountPercent = (price: number, listPrice: number | null): number =>
  listPrice !== null && listPrice > price ? Math.floor(((listPrice - price) * 100) / listPrice) : 0
