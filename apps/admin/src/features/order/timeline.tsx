import { useAddOrderNoteMutation } from '@hojreh/api/admin'
import type { OrderEdit, OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { StatusChip, Toman, type Tone } from '@hojreh/ui'
import { orderStatusVariants } from '../../shared/order-status.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { LineOfTime, Noted } from '../../shared/record/line-of-time.ts'
import { NoteForm } from '../../shared/record/note-form.tsx'
import { ChangedLines } from './edit/changed-lines.tsx'
import { orderEditMessages as editText } from './edit/edit.messages.ts'
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

const editTones: Record<OrderEdit['state'], Tone> = {
  open: 'warning',
  applied: 'success',
  withdrawn: 'neutral',
}

const EditItem = ({ edit }: { edit: OrderEdit }) => {
  const at = edit.endedAt ?? edit.at
  return (
    <li>
      <Row>
        <StatusChip tone={editTones[edit.state]}>{editText.states[edit.state]}</StatusChip>
        <Soft>
          {editText.by(edit.staffName)}، <time dateTime={at}>{formatJalaliDateTime(at)}</time>
        </Soft>
      </Row>
      <ChangedLines edit={edit} />
      <Soft>
        <Toman rial={edit.totalBefore} /> ← <Toman rial={edit.totalAfter} />
      </Soft>
    </li>
  )
}

/** All that happened and all that was noted, newest first, in one line of time. */
export const Timeline = ({ order: { id, events, notes, edits, acts } }: { order: OrderRecord }) => {
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
    ...edits.map((edit) => ({ at: edit.endedAt ?? edit.at, item: <EditItem key={edit.id} edit={edit} /> })),
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
