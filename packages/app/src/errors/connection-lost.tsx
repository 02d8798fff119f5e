import { Button, EmptyState } from '@hojreh/ui'
import { errorsMessages as text } from './errors.messages.ts'

/** The page whose calls got no response: not the shop server's fault, and the user can do something about it. */
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
