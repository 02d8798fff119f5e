import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { SalesDay } from '@hojreh/contract/admin'
import { formatJalaliDate, jalaliDay, toPersianDigits } from '@hojreh/persian'
import { color, Link, Toman } from '@hojreh/ui'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Row, Soft } from '../../../shared/panel.tsx'
import { soldRowsOf } from '../sold-rows.ts'
import { courseMessages as text } from './course.messages.ts'

const Days = styled(Table)(
  css({
    '& th, & td': { paddingBlock: 6, paddingInline: 4, fontSize: 'inherit', lineHeight: 'inherit' },
    '& thead th': { fontSize: '0.875rem' },
    '& tbody th': { color: color.ink },
    '& a': { textDecoration: 'underline' },
  }),
)

/** The same days as words and numbers, the newest first; each leads to its orders. */
export const SalesTable = ({ days }: { days: readonly SalesDay[] }) => (
  <Days>
    <TableHead>
      <TableRow>
        <TableCell scope="col">{text.day}</TableCell>
        <TableCell scope="col">{text.total}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {days.toReversed().map(({ day, orders, total }) => (
        <TableRow key={day}>
          <TableCell component="th" scope="row">
            <Link href={soldRowsOf(jalaliDay(new Date(day)))}>{formatJalaliDate(day)}</Link>
          </TableCell>
          <TableCell>
            <Row>
              <Toman rial={total} />
              <Soft>{text.ofOrders(toPersianDigits(orders))}</Soft>
            </Row>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Days>
)
