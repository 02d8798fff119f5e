import type { PrintedOrder } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { printMessages as text } from './print.messages.ts'

/** An address in one line, from the large to the small, as the post reads it. */
export const addressLine = ({ province, city, street, plaque, unit }: PrintedOrder['address']): string =>
  toPersianDigits(
    [province, city, street, plaque && text.plaque(plaque), unit && text.unit(unit)]
      .filter(Boolean)
      .join('، '),
  )
