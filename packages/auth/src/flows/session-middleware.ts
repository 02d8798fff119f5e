import { isApiError } from '@hojreh/api'
import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import type { AuthDispatch, AuthState } from '../state/auth-state.ts'
import { sessionRefused } from './end-session.ts'

/** A 401 from any call ends the session in this browser (decisions, section 3). */
export const sessionMiddleware: Middleware<Record<never, never>, AuthState, AuthDispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401) {
      dispatch(sessionRefused())
    }
    return result
  }
