import { retryImport } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { NewPasskey, SignedPasskey } from '@hojreh/contract/admin'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { passkeyMessages as text } from './passkey.messages.ts'

/** Whether this browser has passkeys at all; not every one does, and none on a page without TLS. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

const library = () => retryImport(() => import('@simplewebauthn/browser'))

/** Signs a question of the server with a passkey of this device. */
export const signWithPasskey = async (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<SignedPasskey> => {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientData: clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/** Makes a passkey on this device. */
export const makePasskey = async (
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskey> => {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    id,
    clientData: clientDataJSON,
    attestation: attestationObject,
    transports: transports as NewPasskey['transports'],
  }
}

/** Asks the device; null, and a toast that says so, when the person or the device would not. */
export const useDevice = (): (<Result>(ask: Promise<Result>) => Promise<Result | null>) => {
  const dispatch = useDispatch()
  return useCallback(
    (ask) =>
      ask.catch((error: unknown) => {
        if (!(error instanceof Error)) throw error
        const toast = { kind: 'error', title: text.refusedTitle, detail: text.refused } as const
        dispatch(toastShown({ ...toast, lifeMs: limits.toastLifeMs.auth }))
        return null
      }),
    [dispatch],
  )
}
