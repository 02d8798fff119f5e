import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { productMessages as text } from './product.messages.ts'

const Scroll = styled.section(
  css({ position: 'relative', overflowX: 'auto', overscrollBehaviorX: 'contain' }),
)
const Goods = styled(Table)(
  css({
    tableLayout: 'fixed',
    '& th, & td': { paddingInline: 6 },
    // Names stay while the goods are pushed aside.
    '& :is(th[scope="row"], thead td)': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      inlineSize: 84,
      backgroundColor: color.paper,
      [from.tablet]: { inlineSize: 168 },
    },
    '& thead th': { inlineSize: 120, color: color.ink, [from.tablet]: { inlineSize: 200 } },
    // A column is narrower than «موجود در انبار» on a phone.
    '& .MuiChip-label': { paddingInline: 8, whiteSpace: 'normal' },
  }),
)
const Row = styled(TableRow, { shouldForwardProp: (name) => name !== 'isDifferent' })<{
  isDifferent: boolean
}>(({ isDifferent }) => isDifferent && css({ '& > td': { backgroundColor: color.sunken, fontWeight: 600 } }))

export interface ComparisonRow {
  name: string
  /** One for each of the goods, in their order. */
  values: readonly ReactNode[]
  isDifferent: boolean
}

/** Goods side by side. Rows in which they differ are marked, to the ear too. */
export const ComparisonTable = ({
  label,
  goods,
  rows,
}: {
  label: string
  goods: readonly { key: string; head: ReactNode }[]
  rows: readonly ComparisonRow[]
}) => (
  // Pushed aside by the arrow keys.
  <Scroll aria-label={label} tabIndex={0}>
    <Goods aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          {goods.map(({ key, head }) => (
            <TableCell key={key} component="th" scope="col">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, values, isDifferent }) => (
          <Row key={name} isDifferent={isDifferent}>
            <TableCell component="th" scope="row">
              {name}
              {isDifferent && <VisuallyHidden> {text.differs}</VisuallyHidden>}
            </TableCell>
            {values.map((value, place) => (
              <TableCell key={goods[place]?.key}>{value}</TableCell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Goods>
  </Scroll>
)
