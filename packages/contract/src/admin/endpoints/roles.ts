import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, requiredLine } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { edition, seenVersion } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { grantable } from '../permissions.ts'

const tag = 'staff'

export const ownRole = z.object({
  id,
  name: z.string(),
  permissions: z.array(z.enum(grantable)),
  members: z.int().describe('Who have it now'),
  edition,
})
export type OwnRole = z.infer<typeof ownRole>

export const listRoles = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/roles',
  access: 'staff.manage',
  tag,
  summary: 'Roles that the shop put together beside the seven given ones',
  query: noQuery,
  body: noBody,
  response: z.array(ownRole),
  errors: [],
})

const fields = {
  name: requiredLine(limits.maxNameLength, messages.roleName),
  permissions: z
    .array(z.enum(grantable, messages.permissions), messages.permissions)
    .min(1, messages.permissions)
    .max(grantable.length, messages.permissions),
}

export const roleBody = strict(fields)
export type RoleBody = z.input<typeof roleBody>

export const addRole = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/role/add',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary: 'Makes a role of permissions; returns all own roles',
  query: noQuery,
  body: roleBody,
  response: z.array(ownRole),
  errors: ['second_step_needed', 'role_name_taken'],
})

export const changeRole = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/role/change',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary:
    'Gives an own role another name or other permissions, for all who have it, from their next call on',
  query: strict({ id }),
  body: strict({ version: seenVersion, ...fields }),
  response: z.array(ownRole),
  errors: ['second_step_needed', 'not_found', 'edit_conflict', 'role_name_taken'],
})

export const removeRole = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/role/remove',
  access: 'staff.manage',
  isFresh: true,
  tag,
  summary: 'Removes an own role that nobody has',
  query: strict({ id }),
  body: noBody,
  response: z.array(ownRole),
  errors: ['second_step_needed', 'not_found', 'role_in_use'],
})
