import { noBody } from '../../define-endpoint.ts'
import { address } from '../../endpoints/address.ts'
import { id, instant, line, oneOf, rial } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, day, listOf, maskedPhone } from '../fields.ts'
import { reviewedComment } from './comments.ts'
import { contactMessageRow } from './contact-messages.ts'
import { orderRow } from './orders/orders.ts'
import { smsRow } from './sms.ts'

const tag = 'customers'

/** What a customer bought of this shop: one definition of a sale, as everywhere. */
export const customerSums = z.object({
  orders: z.int().describe('Placed ones, whatever became of them'),
  bought: rial.describe('Sum of what is bought'),
  returns: z.int().describe('Orders that were to come back'),
  returned: rial.describe('Sum of the goods that came back'),
})

const group = z.object({ id, name: z.string() })

export const customerRow = customerSums.extend({
  id,
  name: z.string().describe('Empty when they did not tell'),
  phone: maskedPhone,
  since: instant,
  isBlocked: z.boolean(),
  groups: z.array(z.string()).describe('Names'),
})
export type CustomerRow = z.infer<typeof customerRow>

export const customerStates = ['active', 'blocked'] as const

export const listCustomersQuery = strict({
  q: line(80)
    .optional()
    .describe('By its shape: phone (of customer or receiver), order number, tracking code, or a name'),
  state: oneOf(customerStates).optional(),
  groupId: id.optional(),
  from: day.optional().describe('Customers since this day'),
  to: day.optional().describe('Up to the end of this day'),
  sort: oneOf(['newest', 'oldest']).default('newest'),
  after,
  take: adminTake,
})

export const listCustomers = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/customers',
  access: 'customers.view',
  tag,
  summary: 'Customers by what one knows of them',
  query: listCustomersQuery,
  body: noBody,
  response: listOf(customerRow),
  errors: [],
})

export const customerNote = z.object({ id, text: z.string(), at: instant, staffName: z.string() })

/** Rows of each kind that a record shows; the lists have the rest. */
export const customerRecord = z.object({
  id,
  name: z.string(),
  phone: maskedPhone,
  hasEmail: z.boolean(),
  since: instant,
  isPhoneProven: z.boolean().describe('Whether a code by SMS ever came back'),
  sessions: z.int().describe('How many are open'),
  lastSeenAt: instant.nullable(),
  block: z.object({ at: instant, reason: z.string() }).nullable(),
  sums: customerSums,
  orders: z.array(orderRow),
  returns: z.array(orderRow.extend({ returnReason: z.string() })),
  addresses: z.array(address.extend({ receiverPhone: maskedPhone })),
  comments: z.array(reviewedComment).nullable().describe('Null for a role that does not see comments'),
  messages: z
    .array(contactMessageRow)
    .nullable()
    .describe('Of their phone; null for a role without messages'),
  sms: z.array(smsRow).describe('To their phone'),
  notes: z.array(customerNote).describe('Of the staff'),
  groups: z.array(group),
  acts: z
    .array(
      z.object({
        id,
        call: z.string(),
        at: instant,
        staffName: z.string(),
        reason: z.string().nullable(),
      }),
    )
    .describe('What the staff did about them, out of the books'),
})
export type CustomerRecord = z.infer<typeof customerRecord>

export const getCustomer = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/customer',
  access: 'customers.view',
  tag,
  summary: 'All of one customer; the newest of each kind first',
  query: strict({ id }),
  body: noBody,
  response: customerRecord,
  errors: ['not_found'],
})

export const showCustomerContact = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/customer/contact',
  access: 'customers.phone',
  tag,
  summary: 'The whole phone number and the e-mail address of a customer; the books keep who looked',
  query: strict({ id }),
  body: noBody,
  response: z.object({ phone: z.string(), email: z.string() }),
  errors: ['not_found'],
})
