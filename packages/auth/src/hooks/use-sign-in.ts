import { type ApiError, authApi } from '@hojreh/api'
import { limits, loginSmsBody, sendOtpBody } from '@hojreh/contract'
import { useState } from 'react'
import { authMessages } from '../auth.messages.ts'
import { completeSignIn } from '../flows/complete-sign-in.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { useAuthDispatch } from './use-auth-extra.ts'

type FieldErrors = Record<string, string>

/** Sign-in by one-time code for any panel: both calls, their toasts and what follows. */
export const useSignIn = () => {
  const dispatch = useAuthDispatch()
  const [resendAt, setResendAt] = useState(0)

  const tellFailure = ({ message }: ApiError) =>
    dispatch(
      toastShown({
        kind: 'error',
        title: authMessages.signInFailed,
        detail: message,
        lifeMs: limits.toastLifeMs.auth,
      }),
    )

  /** Asks for a code. Answers true when it was sent; `fields` are messages of the server. */
  const requestCode = async (phone: string): Promise<{ isSent: boolean; fields?: FieldErrors }> => {
    const { data, error } = await dispatch(authApi.endpoints.sendOtp.initiate(sendOtpBody.parse({ phone })))
    if (data) {
      setResendAt(Date.now() + data.resendAfterSeconds * 1_000)
      return { isSent: true }
    }
    const failure = error as ApiError
    if (failure.retryAfterSeconds) setResendAt(Date.now() + failure.retryAfterSeconds * 1_000)
    tellFailure(failure)
    return { isSent: false, ...(failure.fields && { fields: failure.fields }) }
  }

  /** Signs in with the code; resolves after what follows (navigation or the remembered product) has begun. */
  const submitCode = async (
    phone: string,
    code: string,
  ): Promise<{ isSignedIn: boolean; fields?: FieldErrors }> => {
    const { data, error } = await dispatch(
      authApi.endpoints.loginSms.initiate(loginSmsBody.parse({ phone, code })),
    )
    if (data?.customerId) {
      await dispatch(completeSignIn(data))
      return { isSignedIn: true }
    }
    const failure = error as ApiError
    tellFailure(failure)
    return { isSignedIn: false, ...(failure.fields && { fields: failure.fields }) }
  }

  return { requestCode, submitCode, resendAt }
}
