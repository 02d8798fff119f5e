import { noBody } from '../../define-endpoint.ts'
import { id, oneOf } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { askedFiles } from './approvals.ts'
import { listOrdersQuery } from './orders/orders.ts'

const common = {
  access: 'shop.export',
  tag: 'approvals',
  response: z.object({ success: z.literal(true) }),
} as const
const ofApproval = strict({ id })

export const askExport = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/export/ask',
  summary:
    'Asks a second person for one file with the phones of more than 1,000 customers; needs `customers.phone` and the permission of its list',
  query: listOrdersQuery.omit({ after: true, take: true }),
  body: strict({ file: oneOf(askedFiles) }),
  errors: ['already_done', 'conflict', 'export_too_large', 'unavailable'],
})

export const allowExport = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/export/allow',
  summary:
    'Approves an export as the second person; who asked for it may download that file once, within a day',
  query: ofApproval,
  body: noBody,
  errors: ['not_found', 'illegal_transition', 'approval_own', 'approval_waits', 'approval_expired'],
  isFresh: true,
})

export const refuseExport = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/export/refuse',
  summary: 'Refuses an export, or withdraws the request',
  query: ofApproval,
  body: noBody,
  errors: ['not_found', 'illegal_transition', 'approval_expired'],
})
