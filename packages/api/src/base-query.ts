import type { EndpointName } from '@hojreh/contract'
import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query'
import { type ApiError, errorOfResponse, errorOfSilence, errorOfVisitor } from './api-error.ts'
import { partsOf } from './endpoint-arg.ts'
import { type EndpointEntry, endpointTable } from './endpoint-table.ts'
import type { ApiExtra } from './extra.ts'
import { queryString } from './query-string.ts'

export interface BaseQueryArg {
  name: EndpointName
  arg: unknown
}
export type BaseQuery = BaseQueryFn<BaseQueryArg, unknown, ApiError>

/** Statuses worth one more try (specification, section 7). */
const retryableStatuses = [408, 409, 425, 429, 500, 502, 503, 504]
const RETRY_DELAY_MS = 250
const TIMEOUT_MS = 15_000

const requestOf = (call: EndpointEntry, body: unknown, extra: ApiExtra, signal: AbortSignal): RequestInit => {
  const token = extra.getToken()
  return {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...extra.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    // An empty object and not nothing: the server reads JSON from every POST.
    ...(call.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(extra.timeoutMs ?? TIMEOUT_MS)]),
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const callOnce: BaseQuery = async ({ name, arg }, { signal, extra: unknownExtra }) => {
  const extra = unknownExtra as ApiExtra
  const call = endpointTable[name]
  const { query, body } = partsOf(call, arg)
  const url = `${extra.apiOrigin}${call.path}${queryString(query)}`
  // No customer is signed in: the response is known, and a page that signs out sends no more requests.
  if (call.access === 'customer' && !extra.getToken()) return { error: errorOfVisitor(call.method, url) }
  let response: Response
  try {
    response = await fetch(url, requestOf(call, body, extra, signal))
  } catch {
    return { error: errorOfSilence(call.method, url) }
  }
  extra.onResponse?.(response)
  const answer = await readJson(response)
  if (!response.ok) return { error: errorOfResponse(call.method, url, response, answer) }
  if (answer === undefined) return { error: errorOfSilence(call.method, url) }
  return { data: extra.checkResponse ? extra.checkResponse(name, answer) : answer }
}

/** Returns whether a call is tried once more: GET and HEAD are, POST, PUT, PATCH and DELETE never. */
export const isWorthRetrying = (method: string, status: number | null): boolean =>
  (method === 'GET' || method === 'HEAD') && (status === null || retryableStatuses.includes(status))

/** Calls the api: same origin in the browser, `extra.apiOrigin` on a server. */
export const baseQuery = retry(callOnce, {
  retryCondition: (error, args, { attempt }) =>
    attempt === 1 &&
    // The refusal itself says when to come again.
    (error as ApiError).code !== 'in_queue' &&
    isWorthRetrying(endpointTable[(args as BaseQueryArg).name].method, (error as ApiError).status),
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
}) as BaseQuery
