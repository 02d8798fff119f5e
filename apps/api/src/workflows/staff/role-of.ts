import { roles } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { roleRepository } from '../../modules/staff/role.repository.ts'
import type { StaffMemberRow } from '../../modules/staff/staff.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'

type RoleColumns = Pick<StaffMemberRow, 'role' | 'ownRoleId'>

/** The columns of a role that is given by its name, or by the id of an own one. Throws `not_found`. */
export const roleColumns = async (tx: Db, given: string): Promise<RoleColumns> => {
  const role = roles.find((name) => name === given)
  if (role) return { role, ownRoleId: null }
  if (!(await roleRepository(tx).lock(given))) throw new DomainError('not_found')
  return { role: 'own', ownRoleId: given }
}

/** What the books call a role. */
export const roleName = async (tx: Db, { role, ownRoleId }: RoleColumns): Promise<string> =>
  (ownRoleId !== null && (await roleRepository(tx).lock(ownRoleId))?.name) || role
