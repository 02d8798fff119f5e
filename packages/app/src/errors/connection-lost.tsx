import { Button, EmptyState } from '@hojreh/ui'
import { errorsMessages as text } from './errors.messages.ts'

/** A page whose calls nobody answered: that is no fault of the shop's server, and a person can do something about it. */
export const ConnectionLost = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      level={1}
      title={text.connectionLostTitle}
      text={text.connectionLost}
      actions={<Button onClick={onRetry}>{text.retry}</Button>}
    />
  </div>
)
