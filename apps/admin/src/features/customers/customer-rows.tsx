import type { CustomerRow } from '@hojreh/contract/admin'
import { formatJalaliDate, toPersianDigits } from '@hojreh/persian'
import { Figures, StatusChip, Toman } from '@hojreh/ui'
import { Row, Soft } from '../../shared/panel.tsx'
import { customerHref } from '../../shared/record/customer-href.ts'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { customersMessages as text } from './customers.messages.ts'

const cellsOf = ({ id, name, phone, since, isBlocked, groups, ...sums }: CustomerRow) => [
  <Row key="customer">
    <RowLink href={customerHref(id)}>{name || text.noName}</RowLink>
    {isBlocked && <StatusChip tone="danger">{text.blocked}</StatusChip>}
    {groups.map((group) => (
      <StatusChip key={group} tone="neutral">
        {group}
      </StatusChip>
    ))}
  </Row>,
  <bdi key="phone" dir="ltr">
    {toPersianDigits(phone)}
  </bdi>,
  <span key="bought">
    <Toman rial={sums.bought} /> <Soft>{text.orders(toPersianDigits(sums.orders))}</Soft>
  </span>,
  <Soft key="returned">
    {sums.returns > 0 ? (
      <>
        <Toman rial={sums.returned} /> {text.returns(toPersianDigits(sums.returns))}
      </>
    ) : (
      text.noReturns
    )}
  </Soft>,
  <Soft key="since">
    <Figures>{formatJalaliDate(since)}</Figures>
  </Soft>,
]

/** The list itself; each row leads to its customer. */
export const CustomerRows = ({ customers }: { customers: readonly CustomerRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="1.8fr 1fr 1.3fr 1.2fr 0.8fr"
    rows={customers.map((customer) => ({ key: customer.id, cells: cellsOf(customer) }))}
  />
)
