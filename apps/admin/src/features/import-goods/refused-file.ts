import { BYTE_ORDER_MARK, csvLine, type ImportLine } from '@hojreh/contract/admin'
import { importGoodsMessages as text } from './import-goods.messages.ts'

/** Makes a CSV file of the refused lines with their reasons, to be corrected beside the original file. */
export const refusedFile = (lines: readonly ImportLine[]): File => {
  const rows = lines.map(({ line, reason, column, value }) => [line, reason, column ?? '', value ?? ''])
  const csv = [text.refusedColumns, ...rows].map(csvLine)
  return new File([BYTE_ORDER_MARK, ...csv], 'refused-lines.csv', { type: 'text/csv;charset=utf-8' })
}
