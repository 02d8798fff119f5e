import { type ApiError, accountApi, authApi } from '@hojreh/api'
import { isGuardedPath, limits } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import { authPathFor } from '../bridge/return-to.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { forgetCustomer } from '../state/forget-customer.ts'
import { signingOut } from '../state/signing-out.ts'
import { toastShown } from '../state/toasts.slice.ts'

/** On a page for signed-in customers without a session: to `/auth`, and back after login. */
const leaveGuardedPage =
  (): AuthThunk =>
  (_dispatch, _getState, { session, navigate }) => {
    const { pathname, search } = window.location
    if (session.isSignedIn() || signingOut.has(session)) return
    if (isGuardedPath(pathname)) navigate(authPathFor(pathname + search))
  }

/** A call answered 401: the session is over here too, and a page that needs one gives way to sign-in. */
export const sessionRefused =
  (): AuthThunk =>
  (dispatch, _getState, { session }) => {
    if (session.isSignedIn()) {
      session.clear()
      dispatch(forgetCustomer())
    }
    dispatch(leaveGuardedPage())
  }

/** The session is over by the customer's own wish: this browser forgets them and leaves what they alone may see. */
const leave =
  (title: string): AuthThunk =>
  (dispatch, _getState, { session, navigate }) => {
    signingOut.add(session)
    session.clear()
    dispatch(forgetCustomer())
    dispatch(toastShown({ kind: 'success', title, lifeMs: limits.toastLifeMs.auth }))
    if (isGuardedPath(window.location.pathname)) navigate('/')
  }

/** Logout. The server is told; when it does not respond, this browser forgets the customer all the same. */
export const signOut = (): AuthThunk<Promise<void>> => async (dispatch) => {
  await dispatch(authApi.endpoints.logout.initiate())
  dispatch(leave(authMessages.signedOut))
}

/** Logout on every device, this one too. When the server does not respond nothing has changed, and a toast says so. */
export const signOutEverywhere = (): AuthThunk<Promise<void>> => async (dispatch) => {
  const { error } = await dispatch(accountApi.endpoints.revokeSession.initiate({ id: 'all' }))
  if (!error) return void dispatch(leave(authMessages.signedOutEverywhere))
  const { message } = error as ApiError
  dispatch(toastShown({ kind: 'error', title: message, lifeMs: limits.unreadToastLifeMs }))
}
