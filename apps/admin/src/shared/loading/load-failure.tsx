import { isApiError } from '@hojreh/api'
import { Button, EmptyState } from '@hojreh/ui'
import CloudOff from 'lucide-react/icons/cloud-off'
import Lock from 'lucide-react/icons/lock'
import { sharedMessages as text } from '../shared.messages.ts'

/** What could not be loaded: because it is not for this role, or because something failed. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  if (isApiError(error) && error.status === 403)
    return <EmptyState icon={<Lock size={28} />} title={text.forbidden} text={text.forbiddenText} />
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={28} />}
        title={text.failed}
        text={
          isApiError(error) && (
            <>
              {error.message}
              {error.requestId && (
                <>
                  <br />
                  {text.requestId}: <bdi>{error.requestId}</bdi>
                </>
              )}
            </>
          )
        }
        actions={<Button onClick={onRetry}>{text.retry}</Button>}
      />
    </div>
  )
}
