import type { GridRow as Row } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Link } from '@hojreh/ui'
import { memo } from 'react'
import { Soft } from '../../shared/panel.tsx'
import { productHref } from '../../shared/record/product-href.ts'
import { type RowEdit, refusalOfCell } from './edits.ts'
import { Box, Cell, Line, Why } from './grid.styles.ts'
import { priceGridMessages as text } from './price-grid.messages.ts'
import { type GridColumn, gridColumns, shownOf } from './read-cell.ts'

/** Returns why a cell is refused, with the current value of the shop, which the member needs to decide. */
const whyOf = (column: GridColumn, edit: RowEdit) => {
  const why = refusalOfCell(column, edit)
  return why && `${why} (${text.now(shownOf(column, edit.row) || text.nothing)})`
}

const GridCell = ({
  row,
  column,
  edit,
  isActive,
  isPicked,
  isReadOnly,
}: {
  row: Row
  column: GridColumn
  edit: RowEdit | undefined
  isActive: boolean
  isPicked: boolean
  isReadOnly: boolean
}) => {
  const cell = edit?.cells[column]
  const why = edit && whyOf(column, edit)
  const whyId = `why-${row.productId}-${column}`
  return (
    <Cell
      role="gridcell"
      aria-selected={isPicked}
      aria-readonly={isReadOnly}
      data-column={text.columns[column]}
      isChanged={cell !== undefined}
    >
      <input
        data-cell={`${row.productId} ${column}`}
        aria-label={text.cell(text.columns[column], row.title)}
        aria-invalid={why !== undefined}
        aria-describedby={why ? whyId : undefined}
        inputMode={column === 'stock' ? 'text' : 'numeric'}
        autoComplete="off"
        enterKeyHint="next"
        tabIndex={isActive ? 0 : -1}
        readOnly={isReadOnly}
        placeholder={column === 'stock' && row.onHand === null ? text.uncounted : ''}
        value={cell?.typed ?? shownOf(column, row)}
        onChange={() => undefined}
      />
      {why && <Why id={whyId}>{why}</Why>}
    </Cell>
  )
}

interface GridRowProps {
  row: Row
  edit: RowEdit | undefined
  /** Whether the Tab key stops at this row. */
  isActive: boolean
  picked: GridColumn | null
  canPrice: boolean
  canStock: boolean
}

/** One good with its cells, whose events the grid around it handles. */
export const GridRow = memo(({ row, edit, isActive, picked, canPrice, canStock }: GridRowProps) => (
  <Line role="row">
    <Box role="rowheader">
      <Link href={productHref(row.productId)} tabIndex={-1}>
        {row.title}
      </Link>{' '}
      <Soft>
        {row.options} <bdi>{row.sku}</bdi>
        {!row.isPublished && ` · ${text.hidden}`}
        {row.reserved > 0 && ` · ${text.reserved(toPersianDigits(row.reserved))}`}
      </Soft>
    </Box>
    {gridColumns.map((column) => (
      <GridCell
        key={column}
        row={row}
        column={column}
        edit={edit}
        isActive={isActive}
        isPicked={picked === column}
        isReadOnly={column === 'stock' ? !canStock : !canPrice}
      />
    ))}
  </Line>
))
