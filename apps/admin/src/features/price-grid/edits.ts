import type { GridEdit, GridResult, GridRow } from '@hojreh/contract/admin'
import { type GridColumn, gridColumns, readCell } from './read-cell.ts'

export interface CellEdit {
  typed: string
  /** Why the server did not take it. */
  refusal?: string
}
/** The typed cells of a row, and the row as it was then: the server compares with it. */
export interface RowEdit {
  row: GridRow
  cells: Partial<Record<GridColumn, CellEdit>>
}
/** By product; kept over pages and over a closed tab. */
export type Edits = Readonly<Record<string, RowEdit>>

export interface Typed {
  row: GridRow
  column: GridColumn
  typed: string
}

const withCells = (edits: Edits, id: string, next: RowEdit): Edits => {
  const { [id]: _, ...others } = edits
  return Object.keys(next.cells).length > 0 ? { ...others, [id]: next } : others
}

/** Puts what was typed into cells. One that says what stands there already is no edit any more. */
export const typeInto = (edits: Edits, entries: readonly Typed[]): Edits =>
  entries.reduce((done, { row, column, typed }) => {
    const { row: seen, cells } = done[row.productId] ?? { row, cells: {} }
    const { [column]: _, ...others } = cells
    const isSame = readCell(column, typed, seen).kind === 'same'
    return withCells(done, row.productId, {
      row: seen,
      cells: isSame ? others : { ...others, [column]: { typed } },
    })
  }, edits)

/** Why a cell is marked; undefined for one that can be sent. */
export const refusalOfCell = (column: GridColumn, { row, cells }: RowEdit): string | undefined => {
  const cell = cells[column]
  if (!cell) return undefined
  const reading = readCell(column, cell.typed, row)
  return reading.kind === 'unreadable' ? reading.why : cell.refusal
}

const editOf = ({ row, cells }: RowEdit): GridEdit | null => {
  const edit: GridEdit = { id: row.productId }
  for (const column of gridColumns) {
    const reading = readCell(column, cells[column]?.typed ?? '', row)
    if (cells[column] && reading.kind === column) Object.assign(edit, { [column]: reading.cell })
  }
  return Object.keys(edit).length > 1 ? edit : null
}

/** What is sent: changed cells alone, without those that cannot be read. */
export const requestsOf = (edits: Edits): GridEdit[] =>
  Object.values(edits).flatMap((edit) => editOf(edit) ?? [])

const settled = ({ row, cells }: RowEdit, sent: GridEdit, { refusal, row: now }: GridResult): RowEdit => {
  const left = gridColumns.flatMap((column) => {
    const cell = cells[column]
    if (!cell) return []
    if (!sent[column]) return [[column, cell] as const]
    if (!refusal) return []
    const isOwn = refusal.field === null || refusal.field === column
    return [[column, isOwn ? { ...cell, refusal: refusal.message } : cell] as const]
  })
  return { row: now ?? row, cells: Object.fromEntries(left) }
}

/** What is left after the server's answer: refused cells with their reason, against the row as it stands now. */
export const settle = (edits: Edits, sent: readonly GridEdit[], results: readonly GridResult[]): Edits =>
  results.reduce((done, result) => {
    const [edit, request] = [done[result.id], sent.find(({ id }) => id === result.id)]
    return edit && request ? withCells(done, result.id, settled(edit, request, result)) : done
  }, edits)

/** What takes a saved edit back. A movement of stock is taken back by its difference: sales beside it stay. */
export const inverseOf = ({ id, price, listPrice, stock }: GridEdit): GridEdit => ({
  id,
  ...(price && { price: { seen: price.value, value: price.seen } }),
  ...(listPrice && { listPrice: { seen: listPrice.value, value: listPrice.seen } }),
  ...(stock && { stock: { delta: -stock.delta, seen: null } }),
})

/** Changed cells, and those of them that are marked. */
export const countsOf = (edits: Edits): { changed: number; refused: number } => {
  const marks = Object.values(edits).flatMap((edit) =>
    gridColumns.filter((column) => edit.cells[column]).map((column) => refusalOfCell(column, edit)),
  )
  return { changed: marks.length, refused: marks.filter((mark) => mark !== undefined).length }
}
