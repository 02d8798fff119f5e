import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Pulse } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { color, corner, EmptyState, from, Link, tabularFigures } from '@hojreh/ui'
import PartyPopper from 'lucide-react/icons/party-popper'
import { ageOf } from '../../shared/age.ts'
import { queueViews } from './queues.ts'
import { todayMessages as text } from './today.messages.ts'

const List = styled.ul(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  }),
)
const Card = styled(Link, { shouldForwardProp: (name) => name !== 'isWaiting' })<{ isWaiting: boolean }>(
  css({
    display: 'grid',
    gap: 2,
    blockSize: '100%',
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '&:hover': { borderColor: color.turquoise },
    '& > b': { ...tabularFigures, fontSize: '1.75rem', lineHeight: 1.4 },
    '& > small': { color: color.inkSoft, fontSize: '0.8125rem' },
  }),
  ({ isWaiting }) =>
    css({ '& > b': isWaiting ? { color: color.turquoise } : { color: color.inkSoft, fontWeight: 400 } }),
)

/** Whether this page knows a queue: a newer api may have others. */
const isKnown = ({ name }: Pulse['queues'][number]): boolean => name in queueViews

/** Returns the note of a queue. `oldest` is null for sold-out goods: it is not known since when they are. */
const noteOf = (count: number, oldest: string | null, at: string): string => {
  if (count === 0) return text.empty
  return oldest ? text.oldest(ageOf(oldest, Date.parse(at))) : text.waiting
}

/** How much waits and for how long; each is a link to its rows. */
export const QueueCards = ({ queues, at }: Pick<Pulse, 'queues' | 'at'>) =>
  queues.length === 0 ? (
    <EmptyState icon={<PartyPopper size={28} />} title={text.nothing} text={text.nothingText} />
  ) : (
    <List>
      {queues.filter(isKnown).map(({ name, count, oldest }) => (
        <li key={name}>
          <Card href={queueViews[name].href} isWaiting={count > 0}>
            <span>{queueViews[name].label}</span>
            <b>{toPersianDigits(count)}</b>
            <small>{noteOf(count, oldest, at)}</small>
          </Card>
        </li>
      ))}
    </List>
  )
