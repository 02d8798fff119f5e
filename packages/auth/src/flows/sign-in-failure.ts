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

/** The field whose value was refused: there the message stays when the toast is gone. */
const fieldOf = new Map([
  ['otp_wrong', 'code'],
  ['otp_expired', 'code'],
  ['credentials_wrong', 'password'],
])
const fieldsOf = ({ code = '', message, fields }: Refusal): { fields?: FieldErrors } => {
  const field = fieldOf.get(code)
  if (fields || !field || !message) return fields ? { fields } : {}
  return { fields: { [field]: message } }
}

/** Shows that the captcha was not accepted (specification, section 8). */
const tellCaptchaFailure = (): AuthThunk => (dispatch) => {
  dispatch(toastShown({ kind: 'error', ...authMessages.captchaFailed, lifeMs }))
}

const tellFailure =
  (title: string) =>
  ({ error, data }: { error?: unknown; data?: object | undefined }): AuthThunk<{ fields?: FieldErrors }> =>
  (dispatch) => {
    const refusal = (error ?? data ?? {}) as Refusal
    const { code, message } = refusal
    if (code === 'captcha_required') dispatch(tellCaptchaFailure())
    else dispatch(toastShown({ kind: 'error', title, ...(message && { detail: message }), lifeMs }))
    return fieldsOf(refusal)
  }

/** The toast of a failed login with the server's message; returns the messages for fields. */
export const tellSignInFailure = tellFailure(authMessages.signInFailed)

/** Likewise for a failed registration. */
export const tellRegisterFailure = tellFailure(authMessages.registerFailed)
