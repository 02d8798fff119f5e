import { type ApiError, authApi } from '@hojreh/api'
import { DEFAULT_INVITE_CODE, limits } from '@hojreh/contract'
import { useState } from 'react'
import { keepPendingCode, readPendingCode } from '../bridge/pending-code.ts'
import { completeSignIn } from '../flows/complete-sign-in.ts'
import { type FieldErrors, tellSignInFailure } from '../flows/sign-in-failure.ts'
import { signInWithPassword } from '../flows/sign-in-with-password.ts'
import { toastShown } from '../state/toasts.slice.ts'
import { useAuthDispatch } from './use-auth-extra.ts'

/** A code can still be typed for so long after the next one may be asked for. */
const CODE_OUTLIVES_RESEND_SECONDS = (limits.otpLifeMs - limits.otpResendMs) / 1_000

interface SignInResult {
  isSignedIn: boolean
  fields?: FieldErrors
}

/** Sign-in by one-time code or by password for any panel: the calls, their toasts and what follows. */
export const useSignIn = () => {
  const dispatch = useAuthDispatch()
  const [pending, setPending] = useState(readPendingCode)
  const [resendAt, setResendAt] = useState(pending?.resendAt ?? 0)
  // Stays true: what follows may take a while, and a second click must not send a used code again.
  const [isSignedIn, setIsSignedIn] = useState(false)

  const wait = (phone: string, resendAfterSeconds: number, expiresInSeconds: number) => {
    const now = Date.now()
    const code = {
      phone,
      resendAt: now + resendAfterSeconds * 1_000,
      expiresAt: now + expiresInSeconds * 1_000,
    }
    keepPendingCode(code)
    setPending(code)
    setResendAt(code.resendAt)
  }

  /** Asks for a code. Returns true when one is on its way; `fields` are messages of the server. */
  const requestCode = async (phone: string): Promise<{ isSent: boolean; fields?: FieldErrors }> => {
    const { data, error } = await dispatch(
      authApi.endpoints.sendOtp.initiate({ phone, inviteCode: DEFAULT_INVITE_CODE }),
    )
    if (data?.success) {
      wait(phone, data.resendAfterSeconds, data.expiresInSeconds)
      return { isSent: true }
    }
    const { code, message, retryAfterSeconds } = (error ?? {}) as Partial<ApiError>
    if (code === 'code_on_its_way' && message && retryAfterSeconds) {
      // Asked for before a reload, or in another tab.
      dispatch(toastShown({ kind: 'info', title: message, lifeMs: limits.toastLifeMs.auth }))
      wait(phone, retryAfterSeconds, retryAfterSeconds + CODE_OUTLIVES_RESEND_SECONDS)
      return { isSent: true }
    }
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

  return { requestCode, submitCode, submitPassword, pending, resendAt, isSignedIn }
}
