import { ADMIN_HEADER, type StaffMe } from '@hojreh/contract/admin'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query'
import { type ApiError, errorOfResponse, errorOfSilence, errorOfVisitor } from '../api-error.ts'
import { isWorthRetrying } from '../base-query.ts'
import { partsOf } from '../endpoint-arg.ts'
import type { ApiExtra } from '../extra.ts'
import { queryString } from '../query-string.ts'
import { type AdminEndpointEntry, adminEndpointTable, type JsonCallName } from './admin-endpoint-table.ts'

export interface AdminQueryArg {
  name: JsonCallName
  arg: unknown
}
export type AdminBaseQuery = BaseQueryFn<AdminQueryArg, unknown, ApiError>

/** The extra argument of thunks. The session is a cookie that no script reads, so there is no token. */
export interface AdminExtra extends Pick<ApiExtra, 'apiOrigin' | 'headers' | 'timeoutMs'> {
  /** Asks the staff member for a fresh second step. Resolves to whether it was accepted. */
  askSecondStep?: (dispatch: (action: UnknownAction) => unknown) => Promise<boolean>
  /**
   * Asks a staff member whose session ended to sign in again; resolves to whether the same one did. Null on a page that
   * does not know yet who looks at it.
   */
  renewSession?: () => Promise<boolean> | null
}

const RETRY_DELAY_MS = 250
const TIMEOUT_MS = 15_000

const requestOf = (
  call: AdminEndpointEntry,
  body: unknown,
  extra: AdminExtra,
  signal: AbortSignal,
): RequestInit => ({
  method: call.method,
  credentials: 'same-origin',
  headers: {
    accept: 'application/json',
    ...extra.headers,
    ...(call.method === 'POST' && { 'content-type': 'application/json', [ADMIN_HEADER]: '1' }),
  },
  ...(call.method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  signal: AbortSignal.any([signal, AbortSignal.timeout(extra.timeoutMs ?? TIMEOUT_MS)]),
})

const callOnce: AdminBaseQuery = async ({ name, arg }, { signal, extra: unknownExtra }) => {
  const extra = unknownExtra as AdminExtra
  const call = adminEndpointTable[name]
  const { query, body } = partsOf(call, arg)
  const url = `${extra.apiOrigin}${call.path}${queryString(query)}`
  const silence = { error: errorOfSilence(call.method, url) }
  const response = await fetch(url, requestOf(call, body, extra, signal)).catch(() => null)
  if (!response) return silence
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) return { error: errorOfResponse(call.method, url, response, answer) }
  if (answer === undefined) return silence
  // Pages treat an answer without a member as a session that ended. The server answers 200: browsers log each refusal
  // as an error.
  const isNobody = name === 'getStaffSession' && (answer as { me: StaffMe | null }).me === null
  return isNobody ? { error: errorOfVisitor(call.method, url) } : { data: answer }
}

/** Makes a call; one that needs a fresh second step asks for it, and is made again once that was accepted. */
const callFresh: AdminBaseQuery = async (args, api, options) => {
  const outcome = await callOnce(args, api, options)
  if (outcome.error?.code !== 'second_step_needed') return outcome
  const { askSecondStep } = api.extra as AdminExtra
  return (await askSecondStep?.(api.dispatch)) ? callOnce(args, api, options) : outcome
}

/** Calls that need no session, or find out whether there is one. */
const sessionless: readonly JsonCallName[] = [
  'staffSignInStart',
  'staffSignInCode',
  'staffSignIn',
  'staffSignInPasskey',
  'staffSignOut',
  'getStaffSession',
  'getStaffMe',
]

/** Tries a read once more; an act never. */
const callPatiently = retry(callFresh, {
  retryCondition: (error, args, { attempt }) =>
    attempt === 1 &&
    isWorthRetrying(adminEndpointTable[(args as AdminQueryArg).name].method, (error as ApiError).status),
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
}) as AdminBaseQuery

/**
 * Calls the back office's api. A session that ended in the middle of something is renewed above the page, and the call
 * is made again: it was refused before it did anything. It is not made for another member who signs in.
 */
export const adminBaseQuery: AdminBaseQuery = async (asked, api, options) => {
  const result = await callPatiently(asked, api, options)
  if (result.error?.status !== 401 || sessionless.includes(asked.name)) return result
  const renewed = (api.extra as AdminExtra).renewSession?.()
  if (!renewed) return result
  if (await renewed) return callPatiently(asked, api, options)
  return { error: errorOfSilence(adminEndpointTable[asked.name].method, adminEndpointTable[asked.name].path) }
}
