import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'

// Names take a third.
const Facts = styled(Table)(
  css({
    tableLayout: 'fixed',
    '& col:first-of-type': { inlineSize: '33%' },
    '& th': { paddingInlineEnd: 16 },
  }),
)

/** Names and values of a product. */
export const AttributeTable = ({ items }: { items: readonly { name: string; value: string }[] }) => (
  <Facts>
    {/* The columns before their cells, whose HTML may come in pieces. */}
    <colgroup>
      <col />
      <col />
    </colgroup>
    <TableBody>
      {items.map(({ name, value }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell>{value}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Facts>
)
