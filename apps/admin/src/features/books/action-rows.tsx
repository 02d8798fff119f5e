import type { StaffAction } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { StatusChip } from '@hojreh/ui'
import { orderHref } from '../../shared/order-href.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { customerHref } from '../../shared/record/customer-href.ts'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { booksMessages as text } from './books.messages.ts'

const shown = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** Each field that changed: before ← after. */
const Changes = ({ before, after }: Pick<StaffAction, 'before' | 'after'>) => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => (
    <div key={field}>
      <Soft>
        <bdi>{field}</bdi>: <bdi>{shown(before?.[field])}</bdi> ← <bdi>{shown(after?.[field])}</bdi>
      </Soft>
    </div>
  ))
}

/** Records that have a page. */
const hrefs: Readonly<Record<string, (id: string) => string>> = { order: orderHref, customer: customerHref }

const Subject = ({ subject, subjectLabel }: Pick<StaffAction, 'subject' | 'subjectLabel'>) => {
  const label = toPersianDigits(subjectLabel ?? subject ?? '')
  const [kind, id] = subject?.split(':', 2) ?? []
  const hrefOf = kind ? hrefs[kind] : undefined
  return hrefOf && id ? <RowLink href={hrefOf(id)}>{label}</RowLink> : <bdi>{label}</bdi>
}

const cellsOf = (action: StaffAction) => [
  <Row key="call">
    <b>{text.acts[action.call] ?? <bdi>{action.call}</bdi>}</b>
    {action.outcome === 'refused' && (
      <StatusChip tone="danger">
        {text.refused} {action.errorCode && <bdi>{action.errorCode}</bdi>}
      </StatusChip>
    )}
  </Row>,
  <span key="who">{action.staffName}</span>,
  <Subject key="subject" subject={action.subject} subjectLabel={action.subjectLabel} />,
  <div key="changes">
    <Changes before={action.before} after={action.after} />
  </div>,
  <Soft key="when">
    {formatJalaliDateTime(action.at)}
    <br />
    <bdi>{action.ip}</bdi>
  </Soft>,
]

/** The books as a table; an order leads to itself. */
export const ActionRows = ({ actions }: { actions: readonly StaffAction[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="1.3fr 1fr 1fr 1.6fr 1.2fr"
    rows={actions.map((action) => ({ key: action.id, cells: cellsOf(action) }))}
  />
)
