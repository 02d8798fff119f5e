import { formatTime } from '@hojreh/persian'
import { useNow } from '../../elements/figures/use-now.ts'
import { VisuallyHidden } from '../../elements/visually-hidden.tsx'
import { orderMessages as text } from '../order.messages.ts'

const MINUTE = 60_000
/** When a screen reader says how much is left; the minutes between would only disturb. */
const TOLD_MINUTES = [5, 1]

/** Until when goods are set aside: the time of day, and the minutes that are left. */
export const HeldUntil = ({ instant }: { instant: string }) => {
  const now = useNow()
  const minutes = now === undefined ? undefined : Math.ceil((Date.parse(instant) - now) / MINUTE)
  if (minutes !== undefined && minutes <= 0) return <p role="status">{text.heldNoLonger}</p>
  return (
    <>
      <p>
        {text.heldUntil(formatTime(instant))}{' '}
        {minutes !== undefined && (
          <span role="timer" aria-live="off">
            {text.minutesLeft(minutes)}
          </span>
        )}
      </p>
      <VisuallyHidden role="status">
        {minutes !== undefined && TOLD_MINUTES.includes(minutes) && text.minutesLeft(minutes)}
      </VisuallyHidden>
    </>
  )
}
