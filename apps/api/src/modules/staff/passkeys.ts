import { randomBytes } from 'node:crypto'
import type { NewPasskey, SignedPasskey } from '@hojreh/contract/admin'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyRow } from './passkey.repository.ts'
import type { StaffMemberRow } from './staff.repository.ts'

/** How long a device may take to ask its user. */
export const QUESTION_MS = 5 * 60_000
/** EdDSA, ES256, RS256 (IANA COSE): what devices have, best first. */
const ALGORITHMS = [-8, -7, -257]

const newChallenge = (): string => randomBytes(32).toString('base64url')

/** The user proves themselves to the device, by PIN or fingerprint: a passkey alone is two factors. */
const userVerification = 'required' as const

const known = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }))

/** Returns the member's id in the form that a passkey holds. */
const handleOf = ({ id }: Pick<StaffMemberRow, 'id'>): string => Buffer.from(id).toString('base64url')

/** Returns the host of the back office: a passkey works there and nowhere else. */
const hostOf = (origin: string): string => new URL(origin).hostname

/** Asks a browser to sign with one of some passkeys, or with any that it has for this host. */
export const passkeyQuestion = (origin: string, passkeys: readonly PasskeyRow[]) => ({
  challenge: newChallenge(),
  rpId: hostOf(origin),
  timeout: QUESTION_MS,
  userVerification,
  allowCredentials: known(passkeys),
})

/** Asks a browser to make a passkey, on a device that has none of this member yet. */
export const passkeyRequest = (
  origin: string,
  shopTitle: string,
  member: StaffMemberRow,
  passkeys: readonly PasskeyRow[],
) => ({
  challenge: newChallenge(),
  rp: { id: hostOf(origin), name: shopTitle },
  user: { id: handleOf(member), name: member.phone, displayName: member.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: QUESTION_MS,
  attestation: 'none' as const,
  excludeCredentials: known(passkeys),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification,
  },
})

/** Returns null for an answer that is not right; the library throws for each thing that is wrong. */
const orNull = <Verified>(verify: Promise<Verified>): Promise<Verified | null> =>
  verify.catch((error: unknown) => {
    if (error instanceof Error) return null
    throw error
  })

/** Returns the part of a row that a device sent; null when it is not what was asked for. */
export const readNewPasskey = async (
  origin: string,
  expectedChallenge: string,
  { id, clientData, attestation, transports }: NewPasskey,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> => {
  const verified = await orNull(
    verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: hostOf(origin) },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { credentialId: credential.id, publicKey, counter: credential.counter, transports }
}

/** Returns the new counter of a passkey that signed what it was asked to; null when it did not. */
export const readSignature = async (
  origin: string,
  expectedChallenge: string,
  { credentialId, publicKey, counter }: PasskeyRow,
  { id, clientData, authenticatorData, signature }: SignedPasskey,
): Promise<number | null> => {
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: hostOf(origin) },
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** Whether a passkey that was asked for without naming a member belongs to this member. */
export const isHandleOf = (staffId: string, userHandle: string | undefined): boolean =>
  userHandle === handleOf({ id: staffId })
