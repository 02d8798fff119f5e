import { type ApiError, isApiError } from '@hojreh/api'
import { data } from 'react-router-dom'
import type { AppStore } from '../state/make-store.ts'

/**
 * Options of `initiate` in a loader: no subscription (on a server nothing would end it), and a response older than a
 * minute is requested again at a navigation.
 */
export const loaderQueryOptions = { subscribe: false, forceRefetch: 60 } as const

export interface LoadArgs {
  store: AppStore
  params: Readonly<Record<string, string | undefined>>
  url: URL
}
/** What a page needs before it is shown; the same on the server and in the browser. */
export type Load = (args: LoadArgs) => Promise<unknown>

/** What an error page knows of a failed call. */
export interface FailureData {
  code: ApiError['code']
  requestId?: string | undefined
  /** The browser could reach no server; a server that cannot reach another is at fault itself. */
  isConnectionLost?: boolean | undefined
}

/** Status of the page for a failed call: the call's own for 404, otherwise 500, or 503 when nothing answers. */
const statusOf = ({ status }: ApiError): number => {
  if (status === 404 || status === 400 || status === 422) return 404
  return status === null || status >= 502 ? 503 : 500
}

const failureOf = (error: ApiError) => {
  const failure: FailureData = {
    code: error.code,
    requestId: error.requestId,
    isConnectionLost: error.status === null && typeof document !== 'undefined',
  }
  return data(failure, { status: statusOf(error), statusText: error.text })
}

/** Returns the response of a call that the page cannot do without; throws the error page's response when it failed. */
export const unwrapOrErrorPage = async <Result>(call: { unwrap: () => Promise<Result> }): Promise<Result> => {
  try {
    return await call.unwrap()
  } catch (error) {
    throw isApiError(error) ? failureOf(error) : error
  }
}

/** Throws the 404 page. */
export const notFound = (): never => {
  const failure: FailureData = { code: 'not_found' }
  throw data(failure, { status: 404, statusText: 'Not Found' })
}
