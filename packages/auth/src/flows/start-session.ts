import { guardRedirect } from '../bridge/guard.ts'
import { handOverToasts, takeOverToasts } from '../bridge/pending-toast.ts'
import { waitingChanges } from '../bridge/waiting-changes.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { forgetCustomer } from '../state/forget-customer.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { sendWhenReachable } from './change-cart.ts'

const LEAVING = ['beforeunload', 'pagehide'] as const

/**
 * After hydration: goes on with the toasts of the page before, hands over this page's when it is left,
 * sends what waited for a network when the page was loaded anew,
 * and drops what is known of a customer whose session is over. When another tab signed in or out, the page
 * goes to where the guard would have sent it.
 * Returns the function that stops it.
 */
export const startSession =
  (): AuthThunk<() => void> =>
  (dispatch, getState, { config, session, navigate }) => {
    const takeOver = () => {
      for (const { endsAt, ...toast } of takeOverToasts(config)) {
        dispatch(toastShown({ ...toast, lifeMs: endsAt - Date.now() }))
      }
    }
    let handedOver = getState().toasts
    const handOver = () => {
      const { toasts } = getState()
      if (toasts === handedOver) return
      handedOver = toasts
      handOverToasts(toasts, config)
    }
    takeOver()
    if (session.isSignedIn()) {
      for (const productId of waitingChanges.products()) void dispatch(sendWhenReachable(productId))
    } else dispatch(forgetCustomer())
    // A page of another host may start before this one's `pagehide`, which then comes too late; not every browser has
    // the first event at every leaving.
    for (const leaving of LEAVING) window.addEventListener(leaving, handOver)
    const stopWatching = session.subscribeToOthers(() => {
      // Nothing of one customer may stand there for the next one.
      dispatch(forgetCustomer())
      const to = guardRedirect(window.location, session.isSignedIn(), Object.values(config.origins))
      if (to) navigate(to)
    })
    return () => {
      stopWatching()
      for (const leaving of LEAVING) window.removeEventListener(leaving, handOver)
    }
  }
