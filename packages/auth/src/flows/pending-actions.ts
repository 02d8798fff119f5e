import { type ApiError, favoriteApi } from '@hojreh/api'
import { limits } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import { type PendingAction, pendingActionCookie } from '../bridge/pending-action.ts'
import { authModalOpened } from '../state/auth-modal.slice.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { pendingActionMessages } from './pending-action.messages.ts'

/** Asks a visitor to sign in first, as adding to the cart does; afterwards the wish comes true on this very page. */
export const askToSignInFor =
  (action: PendingAction): AuthThunk =>
  (dispatch, _getState, { config }) => {
    pendingActionCookie.write(action, config)
    dispatch(
      toastShown({
        kind: 'warning',
        title: authMessages.signInFirst,
        lifeMs: limits.toastLifeMs.loginWarning,
      }),
    )
    dispatch(authModalOpened())
  }

/** The sentence of a call that was refused; an ended session asks to sign in instead. */
const tellRefusal =
  (error: ApiError, action: PendingAction): AuthThunk =>
  (dispatch) => {
    if (error.status === 401) dispatch(askToSignInFor(action))
    else dispatch(toastShown({ kind: 'error', title: error.message, lifeMs: limits.unreadToastLifeMs }))
  }

/** Keeps a product as a favourite, or no longer, and says so. A visitor signs in first. */
export const changeFavorite =
  (productId: string, favorite: boolean): AuthThunk<Promise<void>> =>
  async (dispatch, _getState, { session }) => {
    const action: PendingAction = favorite ? { kind: 'favorite', productId } : { kind: 'stay' }
    if (!session.isSignedIn()) return dispatch(askToSignInFor(action))
    const { error } = await dispatch(favoriteApi.endpoints.setFavorite.initiate({ productId, favorite }))
    if (error) return dispatch(tellRefusal(error as ApiError, action))
    const title = favorite ? pendingActionMessages.favored : pendingActionMessages.unfavored
    dispatch(toastShown({ kind: 'success', title, lifeMs: limits.toastLifeMs.cart }))
  }

/** Asks for an SMS when a sold-out product is back. Returns whether it will come. A visitor signs in first. */
export const askForNotice =
  (productId: string): AuthThunk<Promise<boolean>> =>
  async (dispatch, _getState, { session }) => {
    const action: PendingAction = { kind: 'notice', productId }
    if (!session.isSignedIn()) {
      dispatch(askToSignInFor(action))
      return false
    }
    const { data, error } = await dispatch(favoriteApi.endpoints.notifyMe.initiate({ productId }))
    if (!data) {
      dispatch(tellRefusal(error as ApiError, action))
      return false
    }
    dispatch(toastShown({ kind: 'success', title: data.message, lifeMs: limits.toastLifeMs.auth }))
    return true
  }

/** After sign-in: does what was wanted before it. Returns whether there was anything. */
export const resumePendingAction =
  (): AuthThunk<Promise<boolean>> =>
  async (dispatch, _getState, { config }) => {
    const action = pendingActionCookie.read()
    pendingActionCookie.drop(config)
    if (action?.kind === 'favorite') await dispatch(changeFavorite(action.productId, true))
    if (action?.kind === 'notice') await dispatch(askForNotice(action.productId))
    return action !== undefined
  }
