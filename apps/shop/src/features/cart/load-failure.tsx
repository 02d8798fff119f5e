import { Button, EmptyState } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { Waiting } from './cart.styles.ts'

/** What of the checkout could not be loaded: why, and another try. As high as what was awaited: nothing moves. */
export const LoadFailure = ({
  title,
  error,
  onRetry,
}: {
  title: string
  error: object
  onRetry: () => unknown
}) => (
  <Waiting role="alert">
    <EmptyState
      title={title}
      text={'message' in error ? String(error.message) : undefined}
      actions={<Button onClick={() => void onRetry()}>{text.retry}</Button>}
    />
  </Waiting>
)
