import { limits, type Session } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import { rememberedAddCookie } from '../bridge/pending-add.ts'
import { dropPendingCode } from '../bridge/pending-code.ts'
import { placeAfterLogin } from '../bridge/return-to.ts'
import { authModalClosed } from '../state/auth-modal.slice.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { signingOut } from '../state/signing-out.ts'
import { toastShown, toastTakenBack } from '../state/toasts.slice.ts'
import { changeCart } from './change-cart.ts'
import { resumePendingAction } from './pending-actions.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isAuthPage = (pathname: string) => pathname === '/auth' || pathname.startsWith('/auth/')

/**
 * What follows a login response with a customerId: the session is kept, a toast greets, and after 300 ms either
 * the remembered product is added or the remembered wish comes true, or the person goes to where sign-in was asked for, or to the profile.
 */
export const completeSignIn =
  (session: Session): AuthThunk<Promise<void>> =>
  async (dispatch, _getState, extra) => {
    extra.session.store(session)
    dropPendingCode()
    signingOut.delete(extra.session)
    dispatch(toastTakenBack(authMessages.signInFirst))
    dispatch(toastShown({ kind: 'success', ...authMessages.signedIn, lifeMs: limits.toastLifeMs.auth }))
    await wait(limits.loginNavigationDelayMs)

    const remembered = rememberedAddCookie.read()
    rememberedAddCookie.drop(extra.config)
    if (remembered) await dispatch(changeCart(remembered.productId, remembered.count))
    const hadPendingAction = await dispatch(resumePendingAction())
    dispatch(authModalClosed())

    const { pathname, search } = window.location
    if ((remembered || hadPendingAction) && !isAuthPage(pathname)) return
    const origins = Object.values(extra.config.origins)
    extra.navigate(placeAfterLogin(isAuthPage(pathname) ? search : '', origins))
  }
