import { permissions } from '@hojreh/contract/admin'
import { expect, it } from 'vitest'
import { permissionNames } from './permission-names.ts'

it('has a Persian name for every permission that a role may hold', () => {
  const nameless = permissions.filter(
    (permission) => permission !== 'staff.manage' && !permissionNames[permission],
  )
  expect(nameless).toEqual([])
})
