import { type ApiError, isApiError } from '@hojreh/api'
import { Button, EmptyState } from '@hojreh/ui'
import CloudOff from 'lucide-react/icons/cloud-off'
import { sharedMessages as text } from './shared.messages.ts'

/** A part of the page that could not be loaded: what happened, and another try. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const message: ApiError['message'] | undefined = isApiError(error) ? error.message : undefined
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={28} />}
        title={text.failed}
        text={message}
        actions={<Button onClick={onRetry}>{text.retry}</Button>}
      />
    </div>
  )
}
