import { authApi } from '@hojreh/api'
import { DEFAULT_INVITE_CODE, limits } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { captchaRefused, type FieldErrors, tellRegisterFailure } from './sign-in-failure.ts'

export interface Registration {
  phone: string
  password: string
  rePassword: string
  /** Empty without an inviter. */
  inviteCode: string
}

/** Shows the captcha's token to the server and then makes the account; success and failure are told by a toast. */
export const registerAccount =
  (
    registration: Registration,
    captchaToken: string,
  ): AuthThunk<Promise<{ isRegistered: boolean; fields?: FieldErrors }>> =>
  async (dispatch) => {
    const { passCaptcha, register } = authApi.endpoints
    const pass = await dispatch(passCaptcha.initiate({ token: captchaToken }))
    if (!pass.data?.success) {
      const refusal = { data: captchaRefused, error: pass.error }
      return { isRegistered: false, ...dispatch(tellRegisterFailure(refusal)) }
    }
    const { data, error } = await dispatch(
      register.initiate({ ...registration, inviteCode: registration.inviteCode || DEFAULT_INVITE_CODE }),
    )
    if (!data?.success) {
      return { isRegistered: false, ...dispatch(tellRegisterFailure({ data, error })) }
    }
    dispatch(
      toastShown({
        kind: 'success',
        title: authMessages.registered,
        detail: data.message,
        lifeMs: limits.toastLifeMs.auth,
      }),
    )
    return { isRegistered: true }
  }
