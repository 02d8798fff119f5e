import type { CustomerGroup } from '@hojreh/contract/admin'
import { customerGroupRepository } from '../../modules/customer-group/customer-group.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  addCustomerGroup,
  renameCustomerGroup,
  setGroupOf,
} from '../../workflows/customers/group-customers.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const done = { success: true as const }

export const registerCustomerGroups = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const list = (): Promise<CustomerGroup[]> => customerGroupRepository(db).list()
  const read = async (id: string): Promise<CustomerGroup> => {
    const group = (await list()).find((one) => one.id === id)
    if (!group) throw new DomainError('not_found')
    return group
  }
  register('listCustomerGroups', list)
  register('addCustomerGroup', async ({ desk, body }) => read(await addCustomerGroup(desk, body.name)))
  register(
    'renameCustomerGroup',
    async ({ desk, query: { id }, body }) => {
      await renameCustomerGroup(desk, id, body.name)
      return read(id)
    },
    'customer-group',
  )
  register(
    'putIntoGroup',
    async ({ desk, query: { id }, body }) => {
      await setGroupOf(desk, id, body.groupId, true)
      return done
    },
    'customer',
  )
  register(
    'takeOutOfGroup',
    async ({ desk, query: { id }, body }) => {
      await setGroupOf(desk, id, body.groupId, false)
      return done
    },
    'customer',
  )
}
