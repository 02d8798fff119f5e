import { ErrorState } from '@hojreh/ui'
import { ConnectionLost } from './connection-lost.tsx'
import { Missing } from './missing.tsx'

export interface ErrorViewProps {
  status: number
  requestId?: string | undefined
  /** The browser could reach nobody. */
  isConnectionLost?: boolean | undefined
  onRetry: () => void
}

/** What a page shows in the place of what it could not. */
export const ErrorView = ({ status, requestId, isConnectionLost = false, onRetry }: ErrorViewProps) => {
  if (isConnectionLost) return <ConnectionLost onRetry={onRetry} />
  return status === 404 ? <Missing /> : <ErrorState status={status} requestId={requestId} onRetry={onRetry} />
}
