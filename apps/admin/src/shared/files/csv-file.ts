import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@hojreh/contract/admin'

/** A CSV file that Excel reads as UTF-8 and runs nothing of. */
export const csvFile = (
  name: string,
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): File =>
  new File([BYTE_ORDER_MARK, ...[header, ...rows].map(csvLine)], name, { type: 'text/csv;charset=utf-8' })
