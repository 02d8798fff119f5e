import { useAddOrderNoteMutation } from '@hojreh/api/admin'
import type { OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { StatusChip } from '@hojreh/ui'
import { orderStatusVariants } from '../../shared/order-status.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { LineOfTime, Noted } from '../../shared/record/line-of-time.ts'
import { NoteForm } from '../../shared/record/note-form.tsx'
import { orderMessages as text } from './order.messages.ts'

type Event = OrderRecord['events'][number]

const actorOf = ({ by, staffName }: Event) => staffName ?? text.by[by]

const EventItem = ({ event }: { event: Event }) => {
  const { label, tone } = orderStatusVariants[event.status]
  return (
    <li>
      <Row>
        <StatusChip tone={tone}>{label}</StatusChip>
        <Soft>
          {actorOf(event)}، <time dateTime={event.at}>{formatJalaliDateTime(event.at)}</time>
        </Soft>
      </Row>
      {event.note && <p>{event.note}</p>}
    </li>
  )
}

/** All that happened and all that was noted, newest first, in one line of time. */
export const Timeline = ({ order: { id, events, notes, acts } }: { order: OrderRecord }) => {
  const [addNote] = useAddOrderNoteMutation()
  const items = [
    ...events.map((event, index) => ({
      at: event.at,
      item: <EventItem key={`${event.at}-${index}`} event={event} />,
    })),
    ...notes.map((note) => ({
      at: note.at,
      item: (
        <Noted key={note.id}>
          <p>{note.text}</p>
          <Soft>
            {text.noteOf(note.staffName)}، <time dateTime={note.at}>{formatJalaliDateTime(note.at)}</time>
          </Soft>
        </Noted>
      ),
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <Panel>
      <h2>{text.timeline}</h2>
      <Stack>
        {acts.includes('addOrderNote') && <NoteForm send={(body) => addNote({ query: { id }, body })} />}
        <LineOfTime>{items.map(({ item }) => item)}</LineOfTime>
      </Stack>
    </Panel>
  )
}
