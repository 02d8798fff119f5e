import { useListRolesQuery } from '@hojreh/api/admin'
import { invitableRoles } from '@hojreh/contract/admin'
import { roleNames } from './roles.ts'

const given = invitableRoles.map((value) => ({ value: value as string, label: roleNames[value] }))

/** Returns every role that a member can be given: the shop's own ones after the rest. */
export const useRoleOptions = (): { value: string; label: string }[] => {
  const { data = [] } = useListRolesQuery()
  return [...given, ...data.map(({ id, name }) => ({ value: id, label: name }))]
}
