import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { SalesDay } from '@hojreh/contract/admin'
import { formatJalaliDate, jalaliDay, toPersianDigits } from '@hojreh/persian'
import { color, Link, Toman } from '@hojreh/ui'
import { Row, Soft } from '../../../shared/panel.tsx'
import { soldRowsOf } from '../sold-rows.ts'
import { courseMessages as text } from './course.messages.ts'

const Table = styled.table(
  css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      verticalAlign: 'top',
      paddingBlock: 6,
      paddingInline: 4,
      borderBlockEnd: `1px solid ${color.line}`,
      textAlign: 'start',
      fontWeight: 400,
    },
    '& thead th': { color: color.inkSoft, fontSize: '0.875rem' },
    '& a': { textDecoration: 'underline' },
  }),
)

/** The same days as words and numbers, the newest first; each leads to its orders. */
export const SalesTable = ({ days }: { days: readonly SalesDay[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{text.day}</th>
        <th scope="col">{text.total}</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ day, orders, total }) => (
        <tr key={day}>
          <th scope="row">
            <Link href={soldRowsOf(jalaliDay(new Date(day)))}>{formatJalaliDate(day)}</Link>
          </th>
          <td>
            <Row>
              <Toman rial={total} />
              <Soft>{text.ofOrders(toPersianDigits(orders))}</Soft>
            </Row>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)
