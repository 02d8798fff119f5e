import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant } from '../../fields.ts'
import { z } from '../../z.ts'
import { approvalKinds } from '../approvals.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'

/** How far the second person is. */
export const approvalStates = ['waiting', 'approved', 'refused', 'expired'] as const

export const approval = z.object({
  state: z.enum(approvalStates),
  preparedByName: z.string(),
  isOwn: z.boolean().describe('Prepared by the member who asks: another one decides'),
  expiresAt: instant,
  decidedByName: z.string().nullable(),
})
export type Approval = z.infer<typeof approval>

/** Files with the phones of many customers: what leaves, and how. */
export const askedFiles = [
  ...['orders.csv', 'orders.xlsx', 'customers.csv', 'customers.json', 'addresses.csv', 'addresses.json'],
  ...[
    'messages.csv',
    'messages.json',
    'all-orders.csv',
    'all-orders.json',
    'past-orders.csv',
    'past-orders.json',
  ],
] as const
export type AskedFile = (typeof askedFiles)[number]

export const waitingApproval = approval.omit({ decidedByName: true }).extend({
  id,
  file: z
    .object({
      name: z.enum(askedFiles),
      search: z.string().describe('Filters of the list, as in its address'),
    })
    .nullable()
    .describe('Of an export: what leaves'),
  kind: z.enum(approvalKinds),
  label: z.string().describe('What, and how much'),
  shownAt: z.string().describe('Kind and id of the record with the decision: `order:…`'),
  preparedAt: instant,
})
export type WaitingApproval = z.infer<typeof waitingApproval>

export const listApprovals = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/approvals',
  access: 'member',
  tag: 'approvals',
  summary:
    'What waits for a second person: what the member may decide, and what they prepared; also their files that were allowed and not taken yet',
  query: noQuery,
  body: noBody,
  response: z.array(waitingApproval),
  errors: [],
})
