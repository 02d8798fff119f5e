import { guardRedirect } from '../bridge/guard.ts'
import { handOverToasts, takeOverToasts } from '../bridge/pending-toast.ts'
import { waitingChanges } from '../bridge/waiting-changes.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { forgetCustomer } from '../state/forget-customer.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { sendWhenReachable } from './change-cart.ts'

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
    const handOver = () => handOverToasts(getState().toasts, config)
    takeOver()
    if (session.isSignedIn()) {
      for (const productId of waitingChanges.products()) void dispatch(sendWhenReachable(productId))
    } else dispatch(forgetCustomer())
    window.addEventListener('pagehide', handOver)
    const stopWatching = session.subscribeToOthers(() => {
      // Nothing of one customer may stand there for the next one.
      dispatch(forgetCustomer())
      const to = guardRedirect(window.location, session.isSignedIn(), Object.values(config.origins))
      if (to) navigate(to)
    })
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', handOver)
    }
  }
