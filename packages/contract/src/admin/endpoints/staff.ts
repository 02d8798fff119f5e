import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant, phone, requiredLine } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { roles } from '../permissions.ts'
import { approval } from './approvals.ts'
import { staffMember } from './sign-in.ts'

const tag = 'staff'

export const staffSession = z.object({
  id,
  ip: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  endsAt: instant,
  isCurrent: z.boolean(),
})
export type StaffSession = z.infer<typeof staffSession>

export const listStaffSessions = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  access: 'member',
  tag,
  summary: 'Where the member is signed in, last seen first',
  query: noQuery,
  body: noBody,
  response: z.array(staffSession),
  errors: [],
})

export const endStaffSession = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/session/end',
  access: 'member',
  tag,
  summary: 'Ends one of the own sessions at once; returns the others',
  query: strict({ id }),
  body: noBody,
  response: z.array(staffSession),
  errors: ['not_found'],
})

export const staffRow = staffMember.extend({
  state: z.enum(['invited', 'active']),
  invitedUntil: instant.nullable().describe('Of an invitation that waits; a past one needs a new one'),
  lastSeenAt: instant.nullable(),
  sessions: z.int().describe('How many are open'),
  ownerApproval: approval.nullable().describe('While somebody wants to make them an owner'),
})
export type StaffRow = z.infer<typeof staffRow>

export const listStaff = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/staff',
  access: 'staff.manage',
  tag,
  summary: 'All members of the staff and open invitations',
  query: noQuery,
  body: noBody,
  response: z.array(staffRow),
  errors: [],
})

/** New owners are members whom two owners made one (`prepareOwner`), or come from the command line. */
export const invitableRoles = roles.filter(
  (role): role is Exclude<(typeof roles)[number], 'owner'> => role !== 'owner',
)
/** One of the given roles, or the id of an own one. */
const invitableRole = z
  .string(messages.role)
  .regex(/^[\w-]{5,64}$/, messages.role)
  .refine((role) => role !== 'owner' && role !== 'own', messages.role)

export const inviteStaffBody = strict({
  phone,
  name: requiredLine(limits.maxNameLength, messages.name),
  role: invitableRole,
})
export type InviteStaffBody = z.input<typeof inviteStaffBody>

export const inviteStaff = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/staff/invite',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary: 'Invites a phone for a day; the same phone again gets a new code in the place of the old one',
  query: noQuery,
  body: inviteStaffBody,
  response: z.object({
    staff: staffRow,
    invitationCode: z.string().describe('Shown this once: it is handed over by another way than SMS'),
    expiresAt: instant,
  }),
  errors: ['second_step_needed', 'already_staff', 'not_found'],
})

export const setStaffRole = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/staff/role',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary: 'Gives a member another role and ends their sessions',
  query: strict({ id }),
  body: strict({ role: invitableRole }),
  response: staffRow,
  errors: ['second_step_needed', 'not_found', 'last_owner'],
})

export const endSessionsOfStaff = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/staff/end-sessions',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary: 'Ends all sessions of a member at once',
  query: strict({ id }),
  body: noBody,
  response: staffRow,
  errors: ['second_step_needed', 'not_found'],
})

export const removeStaff = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/staff/remove',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary: 'Ends a membership or an invitation, and its sessions at once; the books keep the name',
  query: strict({ id }),
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['second_step_needed', 'not_found', 'last_owner'],
})

const ofOwner = {
  method: 'POST',
  access: 'staff.manage',
  tag,
  query: strict({ id }),
  body: noBody,
  response: staffRow,
} as const

export const prepareOwner = defineAdminEndpoint({
  ...ofOwner,
  path: '/api/admin/staff/owner/prepare',
  isFresh: true,
  summary: 'Asks another owner to make a member, who came in already, an owner',
  errors: ['second_step_needed', 'not_found', 'already_done', 'conflict'],
})

export const allowOwner = defineAdminEndpoint({
  ...ofOwner,
  path: '/api/admin/staff/owner/allow',
  isFresh: true,
  summary: 'Approves as the second owner that a member becomes an owner; the member signs in anew',
  errors: [
    ...(['second_step_needed', 'not_found', 'illegal_transition', 'conflict'] as const),
    ...(['approval_own', 'approval_waits', 'approval_expired'] as const),
  ],
})

export const refuseOwner = defineAdminEndpoint({
  ...ofOwner,
  path: '/api/admin/staff/owner/refuse',
  isFresh: true,
  summary: 'Refuses that a member becomes an owner, or withdraws the request',
  errors: ['second_step_needed', 'not_found', 'illegal_transition', 'approval_expired'],
})
