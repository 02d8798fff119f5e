import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { useRowEnds } from '../elements/use-row-ends.ts'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { belowTablet, from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { productMessages as text } from './product.messages.ts'

const Scroll = styled('section', { shouldForwardProp: (name) => name !== 'hasMore' })<{ hasMore: boolean }>(
  css({ position: 'relative', overflowX: 'auto', overscrollBehaviorX: 'contain' }),
  // Its end fades as long as there is more behind it.
  ({ hasMore }) => hasMore && css({ maskImage: 'linear-gradient(to left, transparent, #000 32px)' }),
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
      backgroundColor: color.paper,
    },
    '& thead th': { color: color.ink },
    // A third product shows its edge on the narrowest phone.
    '& col': { inlineSize: 114, [from.tablet]: { inlineSize: 200 } },
    '& col:first-of-type': { inlineSize: 76, [from.tablet]: { inlineSize: 168 } },
    // «موجود در انبار» fits a column of a phone without its icon.
    '& .MuiChip-label': { paddingInline: 8, whiteSpace: 'normal' },
    [belowTablet]: { '& td svg': { display: 'none' } },
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
}) => {
  const { row, more } = useRowEnds<HTMLElement>({ isForTouch: true })
  return (
    // Pushed aside by the arrow keys.
    <Scroll ref={row} hasMore={more.after} aria-label={label} tabIndex={0}>
      <Goods aria-label={label}>
        {/* The columns before their cells, whose HTML may come in pieces: none gets narrower with the next one. */}
        <colgroup>
          <col />
          {goods.map(({ key }) => (
            <col key={key} />
          ))}
        </colgroup>
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
}
