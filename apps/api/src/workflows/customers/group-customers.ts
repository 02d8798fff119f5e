import type { Db } from '../../db/client.ts'
import {
  type CustomerGroupRow,
  customerGroupRepository,
} from '../../modules/customer-group/customer-group.repository.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { labelOf } from './label-of.ts'

/** Checks that a name is free, and lets no other transaction give names until this one ends. */
const freeName = async (tx: Db, name: string): Promise<void> => {
  await customerGroupRepository(tx).lockNames()
  if (await customerGroupRepository(tx).findByName(name)) throw new DomainError('name_taken')
}

const existing = async (tx: Db, id: string): Promise<CustomerGroupRow> => {
  const group = await customerGroupRepository(tx).find(id)
  if (!group) throw new DomainError('not_found')
  return group
}

/** Makes a group of customers. Throws `name_taken`. */
export const addCustomerGroup = ({ actor, clock }: Desk, name: string): Promise<string> =>
  actor.write(async (tx, book) => {
    await freeName(tx, name)
    const id = newId()
    await customerGroupRepository(tx).insert({ id, name, createdAt: clock() })
    book({ subject: `customer-group:${id}`, label: name, after: { name } })
    return id
  })

/** Gives a group another name. Throws `not_found`, `name_taken`. */
export const renameCustomerGroup = ({ actor }: Desk, id: string, name: string): Promise<void> =>
  actor.write(async (tx, book) => {
    await freeName(tx, name)
    const group = await existing(tx, id)
    await customerGroupRepository(tx).rename(id, name)
    book({ subject: `customer-group:${id}`, label: name, before: { name: group.name }, after: { name } })
  })

/** Puts a customer into a group, or takes them out. Throws `not_found`, and `already_done` when it is so already. */
export const setGroupOf = (
  { actor, clock }: Desk,
  customerId: string,
  groupId: string,
  isIn: boolean,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = customerGroupRepository(tx)
    const customer = await customerRepository(tx).find(customerId)
    if (!customer) throw new DomainError('not_found')
    const { name } = await existing(tx, groupId)
    const isChanged = isIn
      ? await repository.put(groupId, customerId, clock())
      : await repository.takeOut(groupId, customerId)
    if (!isChanged) throw new DomainError('already_done')
    const [before, after] = isIn ? [null, name] : [name, null]
    book({
      subject: `customer:${customerId}`,
      label: labelOf(customer),
      before: { group: before },
      after: { group: after },
    })
  })
