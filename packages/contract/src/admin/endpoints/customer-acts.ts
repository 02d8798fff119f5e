import { noBody } from '../../define-endpoint.ts'
import { id, requiredLine } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { requiredLines } from '../../text-lines.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../messages.ts'
import { customerNote } from './customers.ts'

const tag = 'customers'

const done = z.object({ success: z.literal(true) })

export const blockCustomer = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/block',
  access: 'customers.block',
  tag,
  summary: 'Lets a customer neither sign in nor order; sessions end at once, open orders stay',
  query: strict({ id }),
  body: strict({ reason: requiredLine(200, messages.blockReason) }),
  response: done,
  errors: ['not_found', 'already_done'],
})

export const unblockCustomer = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/unblock',
  access: 'customers.block',
  tag,
  summary: 'Lets a blocked customer in again',
  query: strict({ id }),
  body: noBody,
  response: done,
  errors: ['not_found', 'already_done'],
})

export const endSessionsOfCustomer = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/end-sessions',
  access: 'customers.sessions',
  tag,
  summary: 'Signs a customer out on all devices',
  query: strict({ id }),
  body: noBody,
  response: done,
  errors: ['not_found'],
})

export const addCustomerNote = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/note',
  access: 'customers.note',
  tag,
  summary: 'Notes something about a customer for the other members; customers never see it',
  query: strict({ id }),
  body: strict({ text: requiredLines(1_000, messages.note) }),
  response: customerNote,
  errors: ['not_found'],
})
