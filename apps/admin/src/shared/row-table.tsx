import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from, Link } from '@hojreh/ui'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { MouseEvent, ReactNode } from 'react'
import { sharedMessages as text } from './shared.messages.ts'
import type { RowSelection } from './use-selection.ts'

// A `div` each, so that rows may be cards on phones: with the roles of a table, which CSS does not take away.
const Frame = styled.div<{ template: string; hasTicks: boolean }>(({ template, hasTicks }) =>
  css({
    // Cards have no titles of columns, but all of them are picked by one press there, too.
    '& .MuiTableHead-root': hasTicks ? { display: 'block', paddingInline: 14 } : { display: 'none' },
    '& .MuiTableHead-root .MuiTableCell-root:not(:first-of-type)': { display: 'none' },
    '& .MuiTableBody-root': { display: 'grid', gap: 10 },
    '& .MuiTable-root': { display: 'block' },
    '& .MuiTableBody-root .MuiTableRow-root': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 12,
      paddingBlock: 'var(--row-space, 14px)',
      paddingInline: 14,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
    },
    '& .MuiTableCell-root': { display: 'block', padding: 0, border: 0, lineHeight: 1.7 },
    [from.desktop]: {
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
      overflow: 'hidden',
      '& .MuiTableHead-root': {
        display: 'block',
        paddingInline: 0,
        borderBlockEnd: `1px solid ${color.line}`,
      },
      '& .MuiTableHead-root .MuiTableCell-root:not(:first-of-type)': { display: 'block' },
      '& .MuiTableBody-root': { gap: 0 },
      '& .MuiTableRow-root, & .MuiTableBody-root .MuiTableRow-root': {
        display: 'grid',
        gridTemplateColumns: template,
        gap: 16,
        paddingBlock: 'var(--row-space, 14px)',
        paddingInline: 18,
        border: 0,
        borderRadius: 0,
      },
      '& .MuiTableHead-root .MuiTableRow-root': { paddingBlock: 10 },
      '& .MuiTableHead-root .MuiTableCell-root': { color: color.inkSoft, fontSize: '0.8125rem' },
      '& .MuiTableBody-root .MuiTableRow-root:not(:last-of-type)': {
        borderBlockEnd: `1px solid ${color.line}`,
      },
      '& .MuiTableBody-root .MuiTableRow-root:has(a[data-row]):hover': { backgroundColor: color.sunken },
    },
    '& .MuiTableRow-root:has(a[data-row]:focus-visible)': {
      outline: `2px solid ${color.turquoise}`,
      outlineOffset: -2,
    },
    '@media print': { '& .MuiTableRow-root': { breakInside: 'avoid' } },
  }),
)

/** The link of a whole row. */
const Stretched = styled(Link)(
  css({
    fontWeight: 700,
    '&:focus-visible': { outline: 0 },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
)
export const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Stretched href={href} data-row="">
    {children}
  </Stretched>
)

export interface RowTableProps {
  label: string
  /** Titles of the columns. */
  columns: readonly string[]
  /** Widths of the columns on desktop, as CSS has them. */
  template: string
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** With ticks beside the rows. */
  selection?: RowSelection | undefined
}

/** Beside the titles of the columns the tick says enough. */
const PickAll = styled.label(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 44,
    color: color.inkSoft,
    [from.desktop]: { minBlockSize: 0, '& > span:last-of-type': { display: 'none' } },
  }),
)

/** Above the link of the whole row; as large as a thumb. */
const LargeCheckbox = styled(Checkbox)(css({ inlineSize: 44, blockSize: 44, margin: -10 }))

/** `onClick` and not `onChange`: only a click knows of the shift key. */
const Tick = ({
  label,
  isOn,
  isPart = false,
  onTick,
}: {
  label: string
  isOn: boolean
  isPart?: boolean
  onTick: (isRange: boolean) => void
}) => (
  <LargeCheckbox
    checked={isOn}
    indeterminate={isPart}
    slotProps={{
      input: { 'aria-label': label, onClick: (event: MouseEvent) => onTick(event.shiftKey) },
    }}
  />
)

/** A table on desktop whose rows are cards on phones. */
export const RowTable = ({ label, columns, template, rows, selection }: RowTableProps) => (
  <Frame template={selection ? `24px ${template}` : template} hasTicks={selection !== undefined}>
    <Table component="div" aria-label={label}>
      <TableHead component="div">
        <TableRow component="div">
          {selection && (
            <TableCell component="div" role="columnheader">
              <PickAll>
                <Tick
                  label={text.pickAll}
                  isOn={rows.every(({ key }) => selection.picked.has(key))}
                  isPart={
                    rows.some(({ key }) => selection.picked.has(key)) &&
                    !rows.every(({ key }) => selection.picked.has(key))
                  }
                  onTick={selection.toggleAll}
                />
                <span aria-hidden="true">{text.pickAllHere}</span>
              </PickAll>
            </TableCell>
          )}
          {columns.map((title) => (
            <TableCell key={title} component="div" role="columnheader">
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody component="div">
        {rows.map(({ key, cells }) => (
          <TableRow key={key} component="div">
            {selection && (
              <TableCell component="div" role="cell">
                <Tick
                  label={text.pick(selection.nameOf(key))}
                  isOn={selection.picked.has(key)}
                  onTick={(isRange) => selection.toggle(key, isRange)}
                />
              </TableCell>
            )}
            {cells.map((cell, index) => (
              <TableCell key={columns[index]} component="div" role="cell">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Frame>
)
