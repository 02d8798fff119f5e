import { useAddCustomerNoteMutation } from '@hojreh/api/admin'
import type { CustomerRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Link, StatusChip } from '@hojreh/ui'
import type { ReactNode } from 'react'
import { useMay } from '../../shared/me.ts'
import { orderHref } from '../../shared/order-href.ts'
import { orderStatusVariants } from '../../shared/order-status.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { actNames } from '../../shared/record/act-names.ts'
import { LineOfTime, Noted } from '../../shared/record/line-of-time.ts'
import { NoteForm } from '../../shared/record/note-form.tsx'
import { smsNames } from '../../shared/record/sms.messages.ts'
import { customerMessages as text } from './customer.messages.ts'

interface Item {
  key: string
  at: string
  /** What happened. */
  what: ReactNode
  /** Name and note of the person who did it. */
  who?: string
  said?: string | null
  isNote?: boolean
}

const itemsOf = ({ since, orders, notes, acts, sms, comments, messages }: CustomerRecord): Item[] =>
  [
    ...orders.map(({ id, orderNumber, placedAt, status }) => ({
      key: id,
      at: placedAt,
      what: (
        <Row>
          <Link href={orderHref(id)}>{text.ordered(toPersianDigits(orderNumber))}</Link>
          <StatusChip tone={orderStatusVariants[status].tone}>{orderStatusVariants[status].label}</StatusChip>
        </Row>
      ),
    })),
    ...notes.map(({ id, at, staffName, text: said }) => ({
      ...{ key: id, at, who: text.noteOf(staffName), said, isNote: true },
      what: null,
    })),
    // A note is shown itself, and not that it was written.
    ...acts
      .filter(({ call }) => call !== 'addCustomerNote')
      .map(({ id, call, at, staffName, reason }) => ({
        ...{ key: id, at, who: staffName, said: reason },
        what: actNames[call] ?? <bdi>{call}</bdi>,
      })),
    ...sms.map(({ id, kind, state, createdAt }) => ({
      key: id,
      at: createdAt,
      what: text.gotSms(smsNames.kinds[kind], smsNames.states[state]),
    })),
    ...(comments ?? []).map(({ id, createdAt, about }) => ({
      key: id,
      at: createdAt,
      what: text.commented(about.title),
    })),
    ...(messages ?? []).map(({ id, createdAt }) => ({ key: id, at: createdAt, what: text.wrote })),
    { key: 'since', at: since, what: text.joined },
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))

/** What happened between the customer and the shop, newest first, in one line of time. */
export const Timeline = ({ customer }: { customer: CustomerRecord }) => {
  const [addNote] = useAddCustomerNoteMutation()
  const may = useMay()
  return (
    <Panel>
      <h2>{text.timeline}</h2>
      <Stack>
        {may('customers.note') && <NoteForm send={(body) => addNote({ query: { id: customer.id }, body })} />}
        <LineOfTime>
          {itemsOf(customer).map(({ key, at, what, who, said, isNote = false }) => {
            const Place = isNote ? Noted : 'li'
            return (
              <Place key={key}>
                {what} {said && <p>{said}</p>}
                <Soft>
                  {who && `${who}، `}
                  <time dateTime={at}>{formatJalaliDateTime(at)}</time>
                </Soft>
              </Place>
            )
          })}
        </LineOfTime>
      </Stack>
    </Panel>
  )
}
