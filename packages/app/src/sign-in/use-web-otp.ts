import { useEffect, useState } from 'react'

/** What the browser's types do not know yet: https://wicg.github.io/web-otp/. */
interface OtpCredential extends Credential {
  code: string
}
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/**
 * The code of the SMS that a phone's browser offers to read, the empty string until there is one.
 * Where browsers know `autocomplete="one-time-code"` instead, nothing happens here.
 *
 * @param round another number for every code that was sent; 0 while none is waited for
 */
export const useWebOtp = (round: number): string => {
  const [code, setCode] = useState('')
  useEffect(() => {
    if (!round || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(request).then(
      (credential) => setCode((credential as OtpCredential | null)?.code ?? ''),
      // The person said no, or the panel went away: the code is typed then.
      () => undefined,
    )
    return () => {
      leaving.abort()
      setCode('')
    }
  }, [round])
  return code
}
