import type { ApiError } from '@hojreh/api'
import { useStaffSignInMutation, useStaffSignInPasskeyMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { hasPasskeys, signWithPasskey, useDevice } from '../../shared/passkey/use-passkey.ts'
import { signInMessages as text } from './sign-in.messages.ts'

interface PasskeySignInProps {
  /** Of the SMS's code; without it the passkey alone signs in. */
  ticket?: string
  onExpired?: () => void
  onEntered: () => void
}

/** Signs in with a passkey: beside the code of the SMS, or in the place of it. */
export const PasskeySignIn = ({ ticket, onExpired, onEntered }: PasskeySignInProps) => {
  const [ask] = useStaffSignInPasskeyMutation()
  const [signIn] = useStaffSignInMutation()
  const [isBusy, setIsBusy] = useState(false)
  const askDevice = useDevice()
  const tellError = useErrorToast()
  const enter = async () => {
    const asked = await ask(ticket === undefined ? {} : { ticket })
    if (!asked.data) return asked.error
    const passkey = await askDevice(signWithPasskey(asked.data.question))
    if (!passkey) return undefined
    const { data, error } = await signIn({ ticket: asked.data.ticket, passkey })
    if (data) onEntered()
    return error
  }
  const press = async () => {
    setIsBusy(true)
    const error = await enter()
    setIsBusy(false)
    if (!error) return
    tellError(error)
    if ((error as ApiError).code === 'sign_in_expired') onExpired?.()
  }
  if (!hasPasskeys()) return null
  return (
    <Button variant="outlined" size="large" fullWidth loading={isBusy} onClick={press}>
      {text.withPasskey}
    </Button>
  )
}
