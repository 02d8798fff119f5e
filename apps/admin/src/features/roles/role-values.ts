import { grantable, type OwnRole, type RoleBody } from '@hojreh/contract/admin'
import { permissionNames } from '../../shared/permission-names.ts'
import { rolesMessages as text } from './roles.messages.ts'

type Grantable = (typeof grantable)[number]

/** The field of a permission: a form's names have no dots. */
export const fieldOf = (permission: Grantable): string => `may:${permission.replaceAll('.', ':')}`

/** A role as its form holds it: each permission is a field, so that two who change different ones both keep theirs. */
export type RoleValues = { name: string } & Record<string, string>

/** A role's name and, for each permission, `yes` or `no`. */
export const valuesOf = ({ name, permissions }: Pick<OwnRole, 'name' | 'permissions'>): RoleValues => ({
  name,
  ...Object.fromEntries(
    grantable.map((permission) => [fieldOf(permission), permissions.includes(permission) ? 'yes' : 'no']),
  ),
})

export const newRole = valuesOf({ name: '', permissions: [] })

export const bodyOf = (values: RoleValues): RoleBody => ({
  name: values.name,
  permissions: grantable.filter((permission) => values[fieldOf(permission)] === 'yes'),
})

/** What each field of a role is called. */
export const roleLabels: Record<string, string> = {
  name: text.name,
  ...Object.fromEntries(
    grantable.map((permission) => [fieldOf(permission), permissionNames[permission] ?? permission]),
  ),
}

/** Whether a role holds a permission, in words. */
export const wordsOf = (field: string, value: string): string =>
  field === 'name' ? value : value === 'yes' ? text.may : text.mayNot
