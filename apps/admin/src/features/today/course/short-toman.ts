import { toPersianDigits } from '@hojreh/persian'
import { courseMessages as text } from './course.messages.ts'

const MILLION = 1_000_000
const RIAL_OF_TOMAN = 10

/** Rial as so few signs that they stand beside an axis: `۱۲٫۵ میلیون` toman, `۸۰۰ هزار`. */
export const shortToman = (rial: number): string => {
  const toman = rial / RIAL_OF_TOMAN
  if (toman === 0) return toPersianDigits(0)
  const isMillions = toman >= MILLION
  const amount = toPersianDigits(Number((toman / (isMillions ? MILLION : 1_000)).toFixed(1))).replace(
    '.',
    '٫',
  )
  return isMillions ? text.millions(amount) : text.thousands(amount)
}
