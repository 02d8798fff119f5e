import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@hojreh/persian'
import { Button, color, Sheet, VisuallyHidden } from '@hojreh/ui'
import { SheetBody } from '../cart.styles.ts'
import type { PaymentWay } from '../steps.ts'
import { queueMessages as text } from './queue.messages.ts'
import { beforeOf, type OwnQueue } from './queue.rules.ts'
import { useQueue, waitingOf } from './use-queue.ts'

const Box = styled(Sheet)(css({ marginBlockEnd: 20 }))
const Body = styled(SheetBody)(
  css({ '& [role=status]': { display: 'grid', gap: 8 }, '& small': { color: color.inkSoft } }),
)
const Figures = styled.dl(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 40,
    rowGap: 12,
    margin: 0,
    '& dt': { color: color.inkSoft, fontSize: '0.875rem' },
    '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 700 },
  }),
)

/** Far down the page the button is that brings it. */
const show = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' })

/** Waiting to pay for a flash sale: the place, who is before one, and what comes next. */
export const QueuePanel = ({
  queues,
  way,
  isPaying,
  onTurn,
  onLeave,
}: {
  queues: readonly OwnQueue[]
  way: PaymentWay
  isPaying: boolean
  onTurn: () => Promise<void>
  onLeave: () => void
}) => {
  const { seen, told } = useQueue(queues, onTurn)
  const waiting = seen && waitingOf(seen)
  const queue = waiting?.queue ?? queues[0]
  if (!queue) return null
  const { title, place } = queue
  const board = waiting?.board
  const isTurn = isPaying || (seen && !waiting)
  return (
    <Box ref={show} aria-label={text.title(title)}>
      <Body>
        <h2>{text.title(title)}</h2>
        <Figures>
          <div>
            <dt>{text.place}</dt>
            <dd>{formatNumber(place)}</dd>
          </div>
          {board && (
            <div>
              <dt>{text.ahead}</dt>
              <dd>{text.people(beforeOf(queue, board))}</dd>
            </div>
          )}
        </Figures>
        <div role="status">
          {isTurn && <p>{text.turn}</p>}
          {!isTurn && board?.state === 'all_held' && <p>{text.allHeld}</p>}
          {seen && waiting && !board && <p>{text.away}</p>}
          {!isTurn && told !== undefined && <VisuallyHidden>{text.told(place, told)}</VisuallyHidden>}
          <p>{text.next(way)}</p>
        </div>
        <small>{text.honest}</small>
        <div>
          <Button variant="outlined" size="small" onClick={onLeave}>
            {text.leave}
          </Button>
        </div>
      </Body>
    </Box>
  )
}
