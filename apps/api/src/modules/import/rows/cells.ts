import type { FileRow } from '../file-row.ts'
import type { Notice } from '../import.messages.ts'
import { BadCell } from '../issues.ts'
import type { Column } from './columns.ts'
import type { RowNotice } from './staged-row.ts'
import type { Cell } from './values.ts'

/**
 * The cells of one row by field. `read` says nothing (undefined) for a column that the file lacks, for an empty cell
 * that keeps what is there, and for a cell that cannot be read, which is noticed: it never costs the row.
 */
export const makeCells = <Field extends string>(
  row: FileRow,
  header: { titles: string[]; fields: ReadonlyMap<Field, number> },
  columns: Readonly<Record<Field, Column>>,
) => {
  const notices: RowNotice[] = []
  const cellOf = (field: Field): Cell | undefined => {
    const place = header.fields.get(field)
    return place === undefined
      ? undefined
      : { text: row.cells[place] ?? '', column: header.titles[place] ?? '' }
  }
  return {
    cellOf,
    notices,
    notice: (code: Notice) => notices.push({ code, column: null, value: null }),
    has: (field: Field) => header.fields.has(field),
    isBad: (field: Field) =>
      notices.some(({ column }) => column !== null && column === cellOf(field)?.column),
    read: <Value>(field: Field, parse: (cell: Cell) => Value): Value | undefined => {
      const cell = cellOf(field)
      if (!cell || (columns[field].empty === 'keeps' && cell.text.trim() === '')) return undefined
      try {
        return parse(cell)
      } catch (error) {
        if (!(error instanceof BadCell)) throw error
        notices.push({ code: error.code, column: cell.column, value: error.value })
        return undefined
      }
    },
  }
}

export type Cells<Field extends string> = ReturnType<typeof makeCells<Field>>
