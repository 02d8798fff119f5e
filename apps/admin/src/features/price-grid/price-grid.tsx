import { Button, VisuallyHidden } from '@hojreh/ui'
import { useId } from 'react'
import { Soft } from '../../shared/panel.tsx'
import { Box, Line, Sheet } from './grid.styles.ts'
import { GridRow } from './grid-row.tsx'
import { priceGridMessages as text } from './price-grid.messages.ts'
import { gridColumns } from './read-cell.ts'
import { type GridInput, useGrid } from './use-grid.ts'

/** Goods with their prices and their stock, to be typed into as in a spreadsheet. */
export const PriceGrid = (input: GridInput) => {
  const { rows, edits, canEdit } = input
  const { active, range, column, fillToEnd, sheet } = useGrid(input)
  const hintId = useId()
  return (
    <>
      <p>
        <Soft>{text.hint}</Soft> <VisuallyHidden id={hintId}>{text.keys}</VisuallyHidden>
        {canEdit(column) && (
          <Button variant="link" size="small" onClick={fillToEnd}>
            {text.fill}
          </Button>
        )}
      </p>
      <Sheet
        role="grid"
        aria-label={text.grid}
        aria-describedby={hintId}
        aria-rowcount={rows.length + 1}
        {...sheet}
      >
        <Line role="row">
          <Box role="columnheader">{text.good}</Box>
          {gridColumns.map((name) => (
            <Box key={name} role="columnheader">
              {text.columns[name]}
            </Box>
          ))}
        </Line>
        {rows.map((row, index) => (
          <GridRow
            key={row.productId}
            row={row}
            edit={edits[row.productId]}
            isActive={index === Math.min(active.row, rows.length - 1)}
            picked={index >= range.from && index <= range.to && range.from < range.to ? column : null}
            canPrice={canEdit('price')}
            canStock={canEdit('stock')}
          />
        ))}
      </Sheet>
    </>
  )
}
