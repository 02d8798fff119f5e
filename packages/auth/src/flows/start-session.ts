import { handOverToasts, takeOverToasts } from '../bridge/pending-toast.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { forgetCustomer } from '../state/forget-customer.ts'
import { toastShown } from '../state/toasts.slice.ts'

/**
 * After hydration: goes on with the toasts of the page before, hands over this page's when it is left,
 * and drops stored user data whose session is over. Answers the way to stop.
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
    return () => window.removeEventListener('pagehide', handOver)
  }
