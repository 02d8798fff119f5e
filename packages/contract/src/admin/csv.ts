/** Cells that a spreadsheet would evaluate when it opens the file, guarded or not. */
const RISKY = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/**
 * A text that a spreadsheet takes for a text: one that begins as a formula gets an apostrophe, as WooCommerce and Excel
 * write it. {@link unguarded} takes that back, whatever the text was.
 */
const guarded = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** The meant text of a cell: without the apostrophe that keeps a spreadsheet from evaluating it. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

export type CsvCell = string | number | null

const cellOf = (cell: CsvCell): string =>
  typeof cell === 'string' ? `"${guarded(cell).replaceAll('"', '""')}"` : String(cell ?? '')

/** A row of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** The mark by which Excel reads a file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
