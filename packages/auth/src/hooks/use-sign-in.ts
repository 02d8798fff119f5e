import { type ApiError, authApi } from '@hojreh/api'
import { DEFAULT_INVITE_CODE } from '@hojreh/contract'
import { useState } from 'react'
import { completeSignIn } from '../flows/complete-sign-in.ts'
import { type FieldErrors, tellSignInFailure } from '../flows/sign-in-failure.ts'
import { signInWithPassword } from '../flows/sign-in-with-password.ts'
import { useAuthDispatch } from './use-auth-extra.ts'

interface SignInResult {
  isSignedIn: boolean
  fields?: FieldErrors
}

/** Sign-in by one-time code or by password for any panel: the calls, their toasts and what follows. */
export const useSignIn = () => {
  const dispatch = useAuthDispatch()
  const [resendAt, setResendAt] = useState(0)
  // Stays true: what follows may take a while, and a second click must not send a used code again.
  const [isSignedIn, setIsSignedIn] = useState(false)

  /** Asks for a code. Answers true when it was sent; `fields` are messages of the server. */
  const requestCode = async (phone: string): Promise<{ isSent: boolean; fields?: FieldErrors }> => {
    const { data, error } = await dispatch(
      authApi.endpoints.sendOtp.initiate({ phone, inviteCode: DEFAULT_INVITE_CODE }),
    )
    if (data?.success) {
      setResendAt(Date.now() + data.resendAfterSeconds * 1_000)
      return { isSent: true }
    }
    const retryAfterSeconds = (error as ApiError | undefined)?.retryAfterSeconds
    if (retryAfterSeconds) setResendAt(Date.now() + retryAfterSeconds * 1_000)
    return { isSent: false, ...dispatch(tellSignInFailure({ data, error })) }
  }

  /** Signs in with the code; resolves after what follows (navigation or the remembered product) has begun. */
  const submitCode = async (phone: string, code: string): Promise<SignInResult> => {
    const { data, error } = await dispatch(authApi.endpoints.loginSms.initiate({ phone, code }))
    if (!data?.customerId) return { isSignedIn: false, ...dispatch(tellSignInFailure({ data, error })) }
    setIsSignedIn(true)
    await dispatch(completeSignIn(data))
    return { isSignedIn: true }
  }

  /** Signs in with the password; `captchaToken` is what the widget gave. */
  const submitPassword = async (
    phone: string,
    password: string,
    captchaToken: string,
  ): Promise<SignInResult> => {
    const { session, fields } = await dispatch(signInWithPassword({ phone, password }, captchaToken))
    if (!session) return { isSignedIn: false, ...(fields && { fields }) }
    setIsSignedIn(true)
    await dispatch(completeSignIn(session))
    return { isSignedIn: true }
  }

  return { requestCode, submitCode, submitPassword, resendAt, isSignedIn }
}
