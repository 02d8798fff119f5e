import { authApi } from '@hojreh/api'
import { isGuardedPath, limits } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import { authPathFor } from '../bridge/return-to.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { forgetCustomer } from '../state/forget-customer.ts'
import { signingOut } from '../state/signing-out.ts'
import { toastShown } from '../state/toasts.slice.ts'

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

/** On a page for signed-in customers without a session: to `/auth`, and back after login. */
export const leaveGuardedPage =
  (): AuthThunk =>
  (_dispatch, _getState, { session, navigate }) => {
    const { pathname, search } = window.location
    if (session.isSignedIn() || signingOut.has(session)) return
    if (isGuardedPath(pathname)) navigate(authPathFor(pathname + search))
  }

/** Logout. The server is told; when it does not answer, this browser forgets the customer all the same. */
export const signOut =
  (): AuthThunk<Promise<void>> =>
  async (dispatch, _getState, { session, navigate }) => {
    await dispatch(authApi.endpoints.logout.initiate())
    signingOut.add(session)
    session.clear()
    dispatch(forgetCustomer())
    dispatch(toastShown({ kind: 'success', title: authMessages.signedOut, lifeMs: limits.toastLifeMs.auth }))
    if (isGuardedPath(window.location.pathname)) navigate('/')
  }
