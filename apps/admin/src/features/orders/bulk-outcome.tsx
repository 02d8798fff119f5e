import { formatNumber } from '@hojreh/persian'
import { Button, Notice } from '@hojreh/ui'
import { ordersMessages as text } from './orders.messages.ts'
import type { Outcome } from './use-bulk-acts.ts'

/** What became of the orders that were picked: those that were refused by name, each with its reason. */
export const BulkOutcome = ({
  outcome: { done, refused },
  onClose,
}: {
  outcome: Outcome
  onClose: () => void
}) => (
  <Notice
    severity={refused.length > 0 ? 'warning' : 'success'}
    action={
      <Button variant="text" size="small" onClick={onClose}>
        {text.closeResults}
      </Button>
    }
  >
    {refused.length > 0
      ? text.someDone(formatNumber(done), formatNumber(refused.length))
      : text.allDone(formatNumber(done))}
    {refused.length > 0 && (
      <ul>
        {refused.map(({ id, name, why }) => (
          <li key={id}>{text.refusedOf(name, why)}</li>
        ))}
      </ul>
    )}
  </Notice>
)
