import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'

// Names take a third.
const Facts = styled(Table)(css({ tableLayout: 'fixed', '& th': { width: '33%', paddingInlineEnd: 16 } }))

/** Names and values of a product. */
export const AttributeTable = ({ items }: { items: readonly { name: string; value: string }[] }) => (
  <Facts>
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
