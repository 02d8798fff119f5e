import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant, plainText, requiredLine } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../messages.ts'

const tag = 'sign-in'

/** Bytes of a browser's answer (WebAuthn), base64url. */
const bytes = (max: number) => plainText(max).regex(/^[\w-]+$/, messages.passkey)
const credentialId = bytes(1_400)
const clientData = bytes(4_000).describe('`clientDataJSON`')

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'], messages.passkey)

/** What a passkey signed: an assertion. */
export const signedPasskey = strict({
  id: credentialId,
  clientData,
  authenticatorData: bytes(2_000),
  signature: bytes(6_000),
  userHandle: bytes(100).optional().describe('Of a passkey that was not asked for by its id'),
})
export type SignedPasskey = z.infer<typeof signedPasskey>

/** A passkey that a device just made. */
export const newPasskey = strict({
  id: credentialId,
  clientData,
  attestation: bytes(20_000).describe('`attestationObject`'),
  transports: z.array(transport, messages.passkey).max(7, messages.passkey),
})
export type NewPasskey = z.infer<typeof newPasskey>

const knownPasskeys = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) }),
)

/** `PublicKeyCredentialRequestOptions`, as JSON. */
const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: knownPasskeys.describe('Empty: any that the device has for this host'),
})

export const staffSignInPasskeyBody = strict({
  ticket: plainText(100).optional().describe('Of `staffSignInCode`; without it the passkey alone signs in'),
})

export const staffSignInPasskey = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sign-in/passkey',
  access: 'visitor',
  tag,
  summary: 'Asks for a passkey to sign in with: beside the code of the SMS, or in the place of it',
  query: noQuery,
  body: staffSignInPasskeyBody,
  response: z.object({
    ticket: z.string().describe('For `staffSignIn`, within ten minutes and once'),
    question: passkeyQuestion,
  }),
  errors: ['sign_in_expired', 'too_many_requests'],
})

export const askPasskey = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/ask',
  access: 'member',
  tag,
  summary: 'Asks for one of the own passkeys, to confirm the session with',
  query: noQuery,
  body: noBody,
  response: passkeyQuestion,
  errors: [],
})

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const listPasskeys = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/passkeys',
  access: 'member',
  tag,
  summary: 'The own passkeys, newest first',
  query: noQuery,
  body: noBody,
  response: z.array(passkey),
  errors: [],
})

export const startPasskey = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/start',
  access: 'member',
  isFresh: true,
  tag,
  summary: 'Begins to make a passkey',
  query: noQuery,
  body: noBody,
  /** `PublicKeyCredentialCreationOptions`, as JSON. */
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: knownPasskeys,
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
  errors: ['second_step_needed', 'passkeys_full'],
})

export const addPasskeyBody = strict({
  name: requiredLine(limits.maxNameLength, messages.passkeyName),
  passkey: newPasskey,
})

export const addPasskey = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/add',
  access: 'member',
  isFresh: true,
  tag,
  summary: 'Keeps a passkey that the device made; returns the own passkeys',
  query: noQuery,
  body: addPasskeyBody,
  response: z.array(passkey),
  errors: ['second_step_needed', 'passkey_refused', 'passkeys_full'],
})

export const removePasskey = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/passkey/remove',
  access: 'member',
  isFresh: true,
  tag,
  summary: 'Takes an own passkey away: it opens nothing any more; returns the others',
  query: strict({ id }),
  body: noBody,
  response: z.array(passkey),
  errors: ['second_step_needed', 'not_found'],
})
