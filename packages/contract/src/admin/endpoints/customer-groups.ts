import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, requiredLine } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../messages.ts'

const tag = 'customers'

export const customerGroup = z.object({
  id,
  name: z.string(),
  customers: z.int().describe('10,000 stands for that many or more'),
})
export type CustomerGroup = z.infer<typeof customerGroup>

const named = strict({ name: requiredLine(60, messages.groupName) })
const ofGroup = strict({ groupId: id })
const done = z.object({ success: z.literal(true) })

export const listCustomerGroups = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/customer-groups',
  access: 'customers.view',
  tag,
  summary: 'The groups of customers, by name',
  query: noQuery,
  body: noBody,
  response: z.array(customerGroup),
  errors: [],
})

export const addCustomerGroup = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer-group/add',
  access: 'customers.group',
  tag,
  summary: 'A new group',
  query: noQuery,
  body: named,
  response: customerGroup,
  errors: ['name_taken'],
})

export const renameCustomerGroup = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer-group/rename',
  access: 'customers.group',
  tag,
  summary: 'Another name for a group',
  query: strict({ id }),
  body: named,
  response: customerGroup,
  errors: ['not_found', 'name_taken'],
})

export const putIntoGroup = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/put-into-group',
  access: 'customers.group',
  tag,
  summary: 'Puts a customer into a group',
  query: strict({ id }),
  body: ofGroup,
  response: done,
  errors: ['not_found', 'already_done'],
})

export const takeOutOfGroup = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/take-out-of-group',
  access: 'customers.group',
  tag,
  summary: 'Takes a customer out of a group',
  query: strict({ id }),
  body: ofGroup,
  response: done,
  errors: ['not_found', 'already_done'],
})
