import { limits } from '@hojreh/contract'
import { authMessages } from '../auth.messages.ts'
import type { AuthThunk } from '../state/auth-state.ts'
import { toastShown } from '../state/toasts.slice.ts'

/** Field to message of the server. */
export type FieldErrors = Record<string, string>

/** The failure of a call: an error, or a response without what makes it a success. */
interface Refusal {
  code?: string
  message?: string
  fields?: FieldErrors
}

/** The message of a failed captcha. */
export const captchaRefused: Refusal = { code: 'captcha_required' }

const lifeMs = limits.toastLifeMs.auth

/** Shows that the captcha was not accepted (specification, section 8). */
const tellCaptchaFailure = (): AuthThunk => (dispatch) => {
  dispatch(toastShown({ kind: 'error', ...authMessages.captchaFailed, lifeMs }))
}

const tellFailure =
  (title: string) =>
  ({ error, data }: { error?: unknown; data?: object | undefined }): AuthThunk<{ fields?: FieldErrors }> =>
  (dispatch) => {
    const { code, message, fields } = (error ?? data ?? {}) as Refusal
    if (code === 'captcha_required') dispatch(tellCaptchaFailure())
    else dispatch(toastShown({ kind: 'error', title, ...(message && { detail: message }), lifeMs }))
    return fields ? { fields } : {}
  }

/** The toast of a failed login with the server's message; returns the messages for fields. */
export const tellSignInFailure = tellFailure(authMessages.signInFailed)

/** Likewise for a failed registration. */
export const tellRegisterFailure = tellFailure(authMessages.registerFailed)
