import { type OwnRole, ownPermissions, type Permission } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { beginEdit, withEditions } from '../../modules/edition/edition.service.ts'
import { type RoleRow, roleRepository } from '../../modules/staff/role.repository.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

interface Given {
  name: string
  permissions: readonly Permission[]
}

const roleSubject = (id: string) => `role:${id}`

/** Returns the roles that the shop put together, with how many members have each. */
export const listOwnRoles = async ({ database: { db } }: Dependencies): Promise<OwnRole[]> => {
  return withEditions(
    db,
    ({ id }) => roleSubject(id),
    async () =>
      (await roleRepository(db).list()).map(({ role: { id, name, permissions }, members }) => ({
        ...{ id, name, permissions: ownPermissions(permissions), members },
      })),
  )
}

const locked = async (tx: Db, id: string): Promise<Locked<RoleRow>> => {
  const role = await roleRepository(tx).lock(id)
  if (!role) throw new DomainError('not_found')
  return role
}

/** Returns a role as the books show it. */
const shown = ({ name, permissions }: Pick<RoleRow, 'name' | 'permissions'>) => ({
  name,
  permissions: permissions.join(' '),
})

/** Writes a role, under the lock of the staff, which every transaction that decides on it holds. */
const put = async (tx: Db, role: RoleRow): Promise<void> => {
  if (await roleRepository(tx).isNameTaken(role.name, role.id)) throw new DomainError('role_name_taken')
  await roleRepository(tx).put(role)
}

/** Makes a role. Throws `role_name_taken`. */
export const addRole = ({ actor, clock }: Desk, { name, permissions }: Given): Promise<void> =>
  actor.write(async (tx, book) => {
    const role = { id: newId(), name, permissions: ownPermissions(permissions), createdAt: clock() }
    await put(tx, role)
    book({ subject: roleSubject(role.id), label: name, after: shown(role) })
  })

/** Changes a role for all who have it. Throws `not_found`, `edit_conflict`, `role_name_taken`. */
export const changeRole = (
  { actor, clock }: Desk,
  id: string,
  { version, name, permissions }: Given & { version: number },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const before = await locked(tx, id)
    const subject = roleSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const after = { ...before, name, permissions: ownPermissions(permissions) }
    await put(tx, after)
    book({ subject, label: name, ...changesOf(shown(before), shown(after)) })
  })

/** Removes a role that no member has. Throws `not_found`, `role_in_use`. */
export const removeRole = ({ actor }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const role = await locked(tx, id)
    if ((await roleRepository(tx).countMembers(id)) > 0) throw new DomainError('role_in_use')
    await roleRepository(tx).remove(role)
    book({ subject: roleSubject(id), label: role.name, before: shown(role) })
  })
