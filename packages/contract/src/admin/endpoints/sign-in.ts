import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant, phone, plainText } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { invitationCode, recoveryCode, smsCode, totp } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { permissions, roles } from '../permissions.ts'
import { signedPasskey } from './passkeys.ts'

const tag = 'sign-in'

export const staffMember = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  role: z.enum([...roles, 'own']),
  ownRole: z.object({ id, name: z.string() }).nullable().describe('With the role `own`'),
})
export type StaffMember = z.infer<typeof staffMember>

export const staffMe = z.object({
  staff: staffMember,
  permissions: z.array(z.enum(permissions)).describe('For what to show; the server decides for itself'),
  idleAfterSeconds: z.int().describe('Without a call for so long the session ends'),
  endsAt: instant.describe('The session ends then in any case'),
})
export type StaffMe = z.infer<typeof staffMe>

export const staffSignInStartBody = strict({ phone })

export const staffSignInStart = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sign-in/start',
  access: 'visitor',
  tag,
  summary: 'Sends a code by SMS if the phone is one of the staff or invited; the response is the same if not',
  query: noQuery,
  body: staffSignInStartBody,
  response: z.object({
    success: z.literal(true),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
  errors: ['too_many_requests'],
})

export const staffSignInCodeBody = strict({ phone, code: smsCode })

export const staffSignInCode = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sign-in/code',
  access: 'visitor',
  tag,
  summary: 'First step: the code of the SMS. Opens no session, only the second step',
  query: noQuery,
  body: staffSignInCodeBody,
  response: z.object({
    ticket: z.string().describe('For `staffSignIn`, within ten minutes and from here alone'),
    next: z.enum(['second_factor', 'set_up']),
    hasPasskeys: z.boolean().describe('Whether `staffSignInPasskey` has one to ask for'),
    setUp: z
      .object({
        secret: z.string().describe('Base32, to be typed into an authenticator app'),
        uri: z.string().describe('`otpauth://totp/…`: the same as a QR code'),
      })
      .nullable()
      .describe('With `set_up`: the first sign-in after an invitation'),
  }),
  errors: ['otp_wrong', 'too_many_requests'],
})

const isOneOf = (...factors: readonly unknown[]) =>
  factors.filter((factor) => factor !== undefined).length === 1

export const staffSignInBody = strict({
  ticket: plainText(100),
  totp: totp.optional(),
  recoveryCode: recoveryCode.optional().describe('In the place of `totp`; each one works once'),
  invitationCode: invitationCode
    .optional()
    .describe('With `set_up`: the code that whoever invited handed over'),
  passkey: signedPasskey.optional().describe('The answer to `staffSignInPasskey`, likewise'),
}).refine(({ totp: one, recoveryCode, passkey }) => isOneOf(one, recoveryCode, passkey), {
  path: ['totp'],
  error: messages.oneFactor,
})

export const staffSignIn = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sign-in',
  access: 'visitor',
  tag,
  summary: 'Second step: opens the session, whose cookie no script can read',
  query: noQuery,
  body: staffSignInBody,
  response: staffMe.extend({
    recoveryCodes: z
      .array(z.string())
      .nullable()
      .describe('After setting up: ten codes, shown this once; null otherwise'),
  }),
  errors: [
    'sign_in_expired',
    'second_factor_wrong',
    'passkey_refused',
    'invitation_wrong',
    'too_many_requests',
  ],
})

export const staffSignOut = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/sign-out',
  access: 'member',
  tag,
  summary: 'Ends the session',
  query: noQuery,
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: [],
})

/** How long a second step stays fresh (ASVS 7.5.3). */
export const FRESH_SECONDS = 5 * 60
/** After so long without an attended call another person may be at the desk: see `guardedPermissions` (ASVS 7.3.1). */
export const AWAY_SECONDS = 15 * 60

export const confirmStaffBody = strict({
  totp: totp.optional(),
  passkey: signedPasskey.optional().describe('The answer to `askPasskey`, in the place of `totp`'),
}).refine(({ totp: one, passkey }) => isOneOf(one, passkey), { path: ['totp'], error: messages.oneFactor })

export const confirmStaff = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/confirm',
  access: 'member',
  tag,
  summary:
    'The second step once more, in a session: for five minutes it may make calls that take a fresh one',
  query: noQuery,
  body: confirmStaffBody,
  response: z.object({ freshUntil: instant }),
  errors: ['second_factor_wrong', 'passkey_refused', 'too_many_requests'],
})

export const getStaffSession = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/session',
  access: 'visitor',
  tag,
  summary: 'Who is signed in and what they may do; that nobody is, is an answer and no refusal',
  query: noQuery,
  body: noBody,
  response: z.object({ me: staffMe.nullable() }),
  errors: [],
})

export const getStaffMe = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/me',
  access: 'member',
  tag,
  summary:
    'The member of this session and what they may do, as pages of an earlier build ask (decision 032): `getStaffSession` refuses nobody',
  query: noQuery,
  body: noBody,
  response: staffMe,
  errors: [],
})
