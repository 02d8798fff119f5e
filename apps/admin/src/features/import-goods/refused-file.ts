import type { ImportLine } from '@hojreh/contract/admin'
import { importGoodsMessages as text } from './import-goods.messages.ts'

/** Excel runs what begins like a formula, and takes a file without this mark for one of another alphabet. */
const BYTE_ORDER_MARK = '\ufeff'
const cell = (value: string) => `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** Makes a CSV file of the refused lines with their reasons, to be corrected beside the original file. */
export const refusedFile = (lines: readonly ImportLine[]): File => {
  const rows = lines.map(({ line, reason, column, value }) => [
    String(line),
    reason,
    column ?? '',
    value ?? '',
  ])
  const csv = [text.refusedColumns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
  return new File([BYTE_ORDER_MARK, csv, '\r\n'], 'refused-lines.csv', { type: 'text/csv;charset=utf-8' })
}
