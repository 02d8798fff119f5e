import { ErrorState } from '@hojreh/ui'
import { ConnectionLost } from './connection-lost.tsx'
import { Missing } from './missing.tsx'

export interface ErrorViewProps {
  status: number
  requestId?: string | undefined
  /** The browser could reach no server. */
  isConnectionLost?: boolean | undefined
  onRetry: () => void
}

/** The page shown in place of one that could not be loaded. */
export const ErrorView = ({ status, requestId, isConnectionLost = false, onRetry }: ErrorViewProps) => {
  if (isConnectionLost) return <ConnectionLost onRetry={onRetry} />
  return status === 404 ? <Missing /> : <ErrorState status={status} requestId={requestId} onRetry={onRetry} />
}
