import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { StaffAction } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Link } from '@hojreh/ui'
import { Soft } from '../../shared/panel.tsx'
import { ActName } from '../../shared/record/act-name.tsx'
import { Changes } from '../../shared/record/changes.tsx'
import { booksHref, recordHref } from '../../shared/record/record-pages.ts'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { booksMessages as text } from './books.messages.ts'
import { recordNameOf } from './record-name-of.ts'

/** Above the link of the whole row. */
const Person = styled(Link)(
  css({ position: 'relative', zIndex: 1, paddingBlock: 4, textDecoration: 'underline' }),
)

const Who = ({ staffId, staffName }: Pick<StaffAction, 'staffId' | 'staffName'>) =>
  staffId ? <Person href={booksHref({ staffId })}>{staffName}</Person> : <span>{staffName}</span>

const Subject = ({ subject, subjectLabel }: Pick<StaffAction, 'subject' | 'subjectLabel'>) => {
  if (subject === null) return null
  const label = recordNameOf(subject, subjectLabel)
  const href = recordHref(subject)
  return href ? <RowLink href={href}>{label}</RowLink> : <bdi>{label}</bdi>
}

const cellsOf = (action: StaffAction) => [
  <ActName key="call" action={action} />,
  <Who key="who" staffId={action.staffId} staffName={action.staffName} />,
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

/** The books as a table: each row leads to its record, and each person to all that they did. */
export const ActionRows = ({ actions }: { actions: readonly StaffAction[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="1.3fr 1fr 1fr 1.6fr 1.2fr"
    rows={actions.map((action) => ({ key: action.id, cells: cellsOf(action) }))}
  />
)
