import { ErrorState } from '@hojreh/ui'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { Head } from '../head/head.tsx'
import type { FailureData } from '../routing/load.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { errorsMessages as text } from './errors.messages.ts'

const describe = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const failure = error.data as Partial<FailureData> | null
  // A wrong address is nothing to tell the support of.
  if (error.status === 404) return { status: 404 }
  return { status: error.status, requestId: failure?.requestId, isConnectionLost: failure?.isConnectionLost }
}

/** The error page inside the frame of the site: 404, or whatever else went wrong on a route. */
export const PageError = () => {
  const { status, requestId, isConnectionLost } = describe(useRouteError())
  const { revalidate } = useRevalidator()
  const retry = () => void revalidate()
  if (isConnectionLost) {
    return (
      <>
        <Head title={text.connectionLostTitle} isHiddenFromSearch />
        <ConnectionLost onRetry={retry} />
      </>
    )
  }
  return (
    <>
      <Head title={status === 404 ? text.notFoundTitle : text.failureTitle} isHiddenFromSearch />
      <ErrorState status={status} requestId={requestId} onRetry={retry} />
    </>
  )
}
