import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { Head } from '../head/head.tsx'
import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'
import type { FailureData } from '../routing/load.ts'
import { errorsMessages as text } from './errors.messages.ts'
import { loadErrorView } from './load-error-view.tsx'

/** Its code comes after the page. */
export const ErrorView = lazyHydrated(loadErrorView)

const describe = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const failure = error.data as Partial<FailureData> | null
  // A wrong address is nothing to tell the support of.
  if (error.status === 404) return { status: 404 }
  return { status: error.status, requestId: failure?.requestId, isConnectionLost: failure?.isConnectionLost }
}

const titleOf = ({ status, isConnectionLost }: ReturnType<typeof describe>) => {
  if (isConnectionLost) return text.connectionLostTitle
  return status === 404 ? text.notFoundTitle : text.failureTitle
}

/** The error page inside the layout of the site: 404, or whatever else went wrong on a route. */
export const PageError = () => {
  const error = useRouteError()
  const failure = describe(error)
  const { revalidate } = useRevalidator()
  // What failed in a render, or did not load, would fail in the same way: React keeps it.
  return (
    <>
      <Head title={titleOf(failure)} isHiddenFromSearch />
      <ErrorView
        {...failure}
        onRetry={() => (isRouteErrorResponse(error) ? void revalidate() : window.location.reload())}
      />
    </>
  )
}
