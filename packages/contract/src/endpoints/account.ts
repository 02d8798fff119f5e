import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { email, id, instant, line, password } from '../fields.ts'
import { limits } from '../limits.ts'
import { fieldMessages as messages } from '../messages.ts'
import { hasSamePasswords, rePassword, samePasswords } from '../password-pair.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'user'

/** The data of «edit details». */
export const editableUser = z.object({
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  inviteCode: z.string().describe('What the customer gives to friends; empty when there is none'),
  hasPassword: z.boolean(),
  needsCurrentPassword: z
    .boolean()
    .describe(
      'Whether a new password needs the old one: not without one, and not right after a login by code',
    ),
})
export type EditableUser = z.infer<typeof editableUser>

export const getDataForEdit = defineEndpoint({
  method: 'GET',
  path: '/api/user/getDataForEdit',
  access: 'customer',
  tag,
  summary: "The customer's own details",
  query: noQuery,
  body: noBody,
  response: editableUser,
  errors: [],
})

export const editUserBody = strict({
  firstName: line(limits.maxNameLength),
  lastName: line(limits.maxNameLength),
  email: email.default(''),
})

export const editUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/editUser',
  access: 'customer',
  tag,
  summary: 'Changes the details',
  query: noQuery,
  body: editUserBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: [],
})

const changePasswordFields = strict({
  currentPassword: z
    .string(messages.currentPasswordRequired)
    .max(limits.passwordMaxLength, messages.currentPasswordWrong)
    .default('')
    .describe('Needed where `needsCurrentPassword` says so'),
  password,
  rePassword,
})
export const changePasswordBody = changePasswordFields.refine(hasSamePasswords, samePasswords)

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/changePassword',
  access: 'customer',
  tag,
  summary: 'Sets a new password and ends all other sessions',
  query: noQuery,
  body: changePasswordBody,
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['too_many_requests'],
})

/** One place where the customer is signed in. */
export const device = z.object({
  id,
  userAgent: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean().describe('The session that asks'),
})
export type Device = z.infer<typeof device>

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'customer',
  tag,
  summary: 'Where the customer is signed in: this session first, then the last seen',
  query: noQuery,
  body: noBody,
  response: z.array(device),
  errors: [],
})

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/user/revokeSession',
  access: 'customer',
  tag,
  summary: 'Ends one session of the customer, or with `all` every one, this one too',
  query: strict({ id: z.union([z.literal('all'), id], messages.invalid) }),
  body: noBody,
  response: z.array(device),
  errors: ['not_found'],
})
