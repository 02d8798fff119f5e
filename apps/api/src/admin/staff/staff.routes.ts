import { endSessionsOfStaff, removeStaff, setStaffRole } from '../../workflows/staff/change-staff.ts'
import { inviteStaff } from '../../workflows/staff/invite-staff.ts'
import { allowOwner, prepareOwner, refuseOwner } from '../../workflows/staff/make-owner.ts'
import { addRole, changeRole, listOwnRoles, removeRole } from '../../workflows/staff/own-roles.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { staffRowOf, staffRows } from './staff-rows.ts'

export const registerStaff = (register: RegisterAdminEndpoint): void => {
  register('listStaff', ({ desk }) => staffRows(desk))
  register('inviteStaff', async ({ desk, body }) => {
    const { id, invitationCode, expiresAt } = await inviteStaff(desk, body)
    return { staff: await staffRowOf(desk, id), invitationCode, expiresAt: expiresAt.toISOString() }
  })
  register('listRoles', ({ desk }) => listOwnRoles(desk))
  register('addRole', async ({ desk, body }) => {
    await addRole(desk, body)
    return listOwnRoles(desk)
  })
  register(
    'changeRole',
    async ({ desk, query: { id }, body }) => {
      await changeRole(desk, id, body)
      return listOwnRoles(desk)
    },
    'role',
  )
  register(
    'removeRole',
    async ({ desk, query: { id } }) => {
      await removeRole(desk, id)
      return listOwnRoles(desk)
    },
    'role',
  )
  register(
    'setStaffRole',
    async ({ desk, query: { id }, body }) => {
      await setStaffRole(desk, id, body.role)
      return staffRowOf(desk, id)
    },
    'staff',
  )
  for (const [name, act] of Object.entries({ prepareOwner, allowOwner, refuseOwner } as const))
    register(
      name as 'prepareOwner' | 'allowOwner' | 'refuseOwner',
      async ({ desk, query: { id } }) => {
        await act(desk, id)
        return staffRowOf(desk, id)
      },
      'staff',
    )
  register(
    'endSessionsOfStaff',
    async ({ desk, query: { id } }) => {
      await endSessionsOfStaff(desk, id)
      return staffRowOf(desk, id)
    },
    'staff',
  )
  register(
    'removeStaff',
    async ({ desk, query: { id } }) => {
      await removeStaff(desk, id)
      return { success: true as const }
    },
    'staff',
  )
}
