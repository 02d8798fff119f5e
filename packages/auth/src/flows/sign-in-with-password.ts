import { authApi } from '@hojreh/api'
import type { Session } from '@hojreh/contract'
import type { AuthThunk } from '../state/auth-state.ts'
import { captchaRefused, type FieldErrors, tellSignInFailure } from './sign-in-failure.ts'

/** Shows the captcha's token to the server and then phone and password; a failure of either is told by a toast. */
export const signInWithPassword =
  (
    credentials: { phone: string; password: string },
    captchaToken: string,
  ): AuthThunk<Promise<{ session?: Session; fields?: FieldErrors }>> =>
  async (dispatch) => {
    const { passCaptcha, login } = authApi.endpoints
    const pass = await dispatch(passCaptcha.initiate({ token: captchaToken }))
    if (!pass.data?.success) return dispatch(tellSignInFailure({ data: captchaRefused, error: pass.error }))
    const { data, error } = await dispatch(login.initiate(credentials))
    return data?.customerId ? { session: data } : dispatch(tellSignInFailure({ data, error }))
  }
