import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { id, instant, inviteCode, otp, password, phone } from '../fields.ts'
import { DEFAULT_INVITE_CODE } from '../limits.ts'
import { fieldMessages as messages } from '../messages.ts'
import { hasSamePasswords, rePassword, samePasswords } from '../password-pair.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'auth'

export const sendOtpBody = strict({
  phone,
  inviteCode: inviteCode.default(DEFAULT_INVITE_CODE),
})

export const loginBody = strict({ phone, password })

export const registerBody = strict({
  phone,
  password,
  rePassword,
  inviteCode: z
    .union([z.literal('').transform(() => DEFAULT_INVITE_CODE), inviteCode], messages.inviteCode)
    .default(DEFAULT_INVITE_CODE),
}).refine(hasSamePasswords, samePasswords)

export const loginSmsBody = strict({ phone, code: otp })

export const session = z.object({
  customerId: id,
  message: z.string(),
  jwtSecret: z.string().describe('Signed token; goes into the auth cookie and the Authorization header'),
  expiresAt: instant,
})
export type Session = z.infer<typeof session>

export const sendOtp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sendOtp',
  access: 'public',
  tag,
  summary: 'Sends a one-time code by SMS',
  query: noQuery,
  body: sendOtpBody,
  response: z.object({
    success: z.literal(true),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
  errors: ['code_on_its_way', 'too_many_requests', 'sms_unavailable', 'unavailable'],
})

export const loginSms = defineEndpoint({
  method: 'POST',
  path: '/api/auth/loginSms',
  access: 'public',
  tag,
  summary: 'Signs in with a one-time code; creates the account of a new phone',
  query: noQuery,
  body: loginSmsBody,
  response: session,
  errors: ['otp_wrong', 'otp_expired', 'account_blocked', 'too_many_requests'],
})

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  tag,
  summary: 'Signs in with a password; consumes a captcha pass',
  query: noQuery,
  body: loginBody,
  response: session,
  errors: ['captcha_required', 'credentials_wrong', 'account_blocked', 'too_many_requests'],
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  tag,
  summary: 'Makes an account with a password; consumes a captcha pass. Signing in is a step of its own',
  query: noQuery,
  body: registerBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['captcha_required', 'phone_taken', 'too_many_requests'],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'customer',
  tag,
  summary: 'Revokes the session',
  query: noQuery,
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: [],
})
