import type { GridRow } from '@hojreh/contract/admin'
import type { Edits, Typed } from './edits.ts'
import { type GridColumn, gridColumns, shownOf } from './read-cell.ts'

/** A place in the grid, by row and column. */
export interface Place {
  row: number
  column: number
}

export const isBlock = (pasted: string): boolean => /[\t\n\r]/.test(pasted.trimEnd())

const unquoted = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)

/** A block of cells as spreadsheets put it on the clipboard: tabs and lines. */
export const cellsOf = (pasted: string): string[][] =>
  pasted
    .replace(/(?:\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map(unquoted))

/** The cells that a pasted block fills, from a row on; `leftOver` lines have no row on this page. */
export const placed = (
  rows: readonly GridRow[],
  { row: top, column: start }: Place,
  block: readonly string[][],
  canEdit: (column: GridColumn) => boolean,
): { entries: Typed[]; leftOver: number } => ({
  entries: block.flatMap((line, down) =>
    line.flatMap((typed, along) => {
      const [row, column] = [rows[top + down], gridColumns[start + along]]
      return row && column && canEdit(column) ? [{ row, column, typed }] : []
    }),
  ),
  leftOver: Math.max(0, top + block.length - rows.length),
})

/** The text of a cell: as it was typed, or the value in the shop. */
export const textOf = (edits: Edits, row: GridRow, column: GridColumn): string =>
  edits[row.productId]?.cells[column]?.typed ?? shownOf(column, row)

/** The first of some cells under each other, copied into the others. */
export const filled = (
  rows: readonly GridRow[],
  edits: Edits,
  column: GridColumn,
  { from, to }: { from: number; to: number },
): Typed[] => {
  const first = rows[from]
  if (!first) return []
  const typed = textOf(edits, first, column)
  return rows.slice(from + 1, to + 1).map((row) => ({ row, column, typed }))
}
