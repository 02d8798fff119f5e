import type { GridRow } from '@hojreh/contract/admin'
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { cellsOf, filled, isBlock, type Place, placed, textOf } from './block.ts'
import type { Edits } from './edits.ts'
import { type GridColumn, gridColumns } from './read-cell.ts'
import type { ChangeEdits } from './use-edits.ts'

export interface GridInput {
  rows: readonly GridRow[]
  edits: Edits
  change: ChangeEdits
  canEdit: (column: GridColumn) => boolean
  /** Called with the number of pasted lines that have no row on this page. */
  onLeftOver: (count: number) => void
}

/** The cell that has the focus, and where a range began. */
interface Active extends Place {
  anchor: number
}

const LAST_COLUMN = gridColumns.length - 1
/** Along the writing: the next column is to the left. */
const steps: Record<string, Place> = {
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowLeft: { row: 0, column: 1 },
  ArrowRight: { row: 0, column: -1 },
}

/** What keys, pastes and typing do in the grid. Cells are told apart by `data-cell`. */
export const useGrid = ({ rows, edits, change, canEdit, onLeftOver }: GridInput) => {
  const [active, setActive] = useState<Active>({ row: 0, column: 0, anchor: 0 })
  /** In a cell that is being written in, arrows go through its letters. */
  const isWriting = useRef(false)
  const isExtending = useRef(false)
  const sheet = useRef<HTMLDivElement>(null)

  const placeOf = (target: EventTarget): Place | null => {
    const [id, column] = (target instanceof HTMLInputElement && target.dataset.cell?.split(' ')) || []
    const place = {
      row: rows.findIndex(({ productId }) => productId === id),
      column: gridColumns.indexOf(column as GridColumn),
    }
    return place.row < 0 || place.column < 0 ? null : place
  }
  const focus = ({ row, column }: Place) => {
    const name = `${rows[row]?.productId} ${gridColumns[column]}`
    const cell = sheet.current?.querySelector<HTMLInputElement>(`input[data-cell="${name}"]`)
    cell?.focus()
    return cell !== null && cell !== undefined
  }
  const columnOf = ({ column }: Place): GridColumn => gridColumns[column] ?? 'price'
  const range = { from: Math.min(active.anchor, active.row), to: Math.max(active.anchor, active.row) }
  const fill = (to = range.to) => {
    const from = range.from === to ? Math.max(0, to - 1) : range.from
    const column = columnOf(active)
    if (canEdit(column))
      change({ kind: 'typed', isNewStep: true, entries: filled(rows, edits, column, { from, to }) })
  }

  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (!place) return
    setActive({ ...place, anchor: isExtending.current ? active.anchor : place.row })
    isExtending.current = false
    isWriting.current = false
    ;(target as HTMLInputElement).select()
  }
  const onInput = (event: FormEvent) => {
    const [place, input] = [placeOf(event.target), event.target as HTMLInputElement]
    const row = place && rows[place.row]
    if (!row) return
    const isNewStep = !isWriting.current
    isWriting.current = true
    change({ kind: 'typed', isNewStep, entries: [{ row, column: columnOf(place), typed: input.value }] })
  }
  /** A second press on the cell that has the focus writes in it. */
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target === document.activeElement && placeOf(target)) isWriting.current = true
  }
  const move = (event: KeyboardEvent, place: Place, step: Place) => {
    const next = { row: place.row + step.row, column: place.column + step.column }
    if (next.row < 0 || next.row >= rows.length || next.column < 0 || next.column > LAST_COLUMN) return
    event.preventDefault()
    isExtending.current = event.shiftKey && step.row !== 0 && event.key !== 'Enter'
    focus(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (!place || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.code === 'KeyD') fill()
      else if (event.code === 'KeyZ') change({ kind: 'back' })
      else return
      event.preventDefault()
      return
    }
    const step = steps[event.key]
    const isWithin = isWriting.current && step?.row === 0
    if (step && !isWithin)
      move(event, place, event.shiftKey && event.key === 'Enter' ? { row: -1, column: 0 } : step)
    if (event.key === 'F2') isWriting.current = true
    if (event.key === 'Escape' && isWriting.current) {
      change({ kind: 'back' })
      isWriting.current = false
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const pasted = event.clipboardData.getData('text/plain')
    if (!place || !isBlock(pasted)) return
    event.preventDefault()
    const { entries, leftOver } = placed(rows, place, cellsOf(pasted), canEdit)
    change({ kind: 'typed', entries, isNewStep: true })
    onLeftOver(leftOver)
  }
  const onCopy = (event: ClipboardEvent) => {
    if (range.from === range.to || !placeOf(event.target)) return
    const lines = rows.slice(range.from, range.to + 1).map((row) => textOf(edits, row, columnOf(active)))
    event.clipboardData.setData('text/plain', lines.join('\r\n'))
    event.preventDefault()
  }
  return {
    active,
    range,
    column: columnOf(active),
    /** From the cell that has the focus to the end of the page. */
    fillToEnd: () => fill(rows.length - 1),
    sheet: { ref: sheet, onFocus, onInput, onPointerDown, onKeyDown, onPaste, onCopy },
  }
}
