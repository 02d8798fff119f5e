import { ErrorState } from '@hojreh/ui'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { Head } from '../head/head.tsx'
import type { FailureData } from '../routing/load.ts'
import { errorsMessages as text } from './errors.messages.ts'

const describe = (error: unknown): { status: number; requestId?: string | undefined } => {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const failure = error.data as Partial<FailureData> | null
  return { status: error.status, requestId: failure?.requestId }
}

/** The error page inside the frame of the site: 404, or whatever else went wrong on a route. */
export const PageError = () => {
  const { status, requestId } = describe(useRouteError())
  const { revalidate } = useRevalidator()
  return (
    <>
      <Head title={status === 404 ? text.notFoundTitle : text.failureTitle} isHiddenFromSearch />
      <ErrorState status={status} requestId={requestId} onRetry={() => void revalidate()} />
    </>
  )
}
