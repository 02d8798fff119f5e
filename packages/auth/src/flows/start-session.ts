import { handOverToasts, takeOverToasts } from '../bridge/pending-toast.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { forgetCustomer } from '../state/forget-customer.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { leaveGuardedPage } from './end-session.ts'

/**
 * After hydration: goes on with the toasts of the page before, hands over this page's when it is left,
 * and drops what is known of a customer whose session is over, also when it ended in another tab.
 * Answers the way to stop.
 */
export const startSession =
  (): AuthThunk<() => void> =>
  (dispatch, getState, { config, session }) => {
    const takeOver = () => {
      for (const { endsAt, ...toast } of takeOverToasts(config)) {
        dispatch(toastShown({ ...toast, lifeMs: endsAt - Date.now() }))
      }
    }
    const handOver = () => handOverToasts(getState().toasts, config)
    takeOver()
    if (!session.isSignedIn()) dispatch(forgetCustomer())
    window.addEventListener('pagehide', handOver)
    const stopWatching = session.subscribeToOthers(() => {
      // Nothing of one customer may stand there for the next one.
      dispatch(forgetCustomer())
      dispatch(leaveGuardedPage())
    })
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', handOver)
    }
  }
