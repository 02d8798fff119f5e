import { noQuery } from '../../../define-endpoint.ts'
import { orderDetails } from '../../../endpoints/orders/order.ts'
import { errorCodes } from '../../../errors/error-catalogue.ts'
import { id, oneOf } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { ADMIN_MAX_TAKE, maskedPhone } from '../../fields.ts'
import { parcelCode } from './order-acts.ts'

const tag = 'orders'

const some = <Item extends z.ZodType>(item: Item) =>
  z.array(item, messages.invalid).min(1, messages.invalid).max(ADMIN_MAX_TAKE, messages.invalid)
/** Orders that an act is for, each in a transaction of its own. */
export const someIds = strict({ ids: some(id) })

/** What became of each: one that is refused stops no other. */
export const orderResults = z.object({
  results: z.array(
    z.object({
      id,
      refusal: z
        .object({ code: z.enum(errorCodes), message: z.string() })
        .nullable()
        .describe('Null: it is done'),
    }),
  ),
})
export type OrderResult = z.infer<typeof orderResults>['results'][number]

export const startPackingOrders = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/orders/pack',
  access: 'orders.pack',
  tag,
  summary: 'Marks several orders as being packed',
  query: noQuery,
  body: someIds,
  response: orderResults,
  errors: [],
  isBulk: true,
})

export const shipOrders = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/orders/ship',
  access: 'orders.pack',
  tag,
  summary:
    'Marks several orders as sent. One that was still to be packed is packed by it; one already sent with the same code stays',
  query: noQuery,
  body: strict({ parcels: some(strict({ id, trackingCode: parcelCode })) }),
  response: orderResults,
  errors: [],
  isBulk: true,
})

export const deliverOrders = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/orders/deliver',
  access: 'orders.pack',
  tag,
  summary: 'Marks several orders as delivered',
  query: noQuery,
  body: someIds,
  response: orderResults,
  errors: [],
  isBulk: true,
})

export const printSheets = ['slips', 'labels', 'invoices'] as const
export type PrintSheet = (typeof printSheets)[number]

export const printedOrder = orderDetails.extend({
  address: orderDetails.shape.address.extend({ receiverPhone: maskedPhone }),
})
export type PrintedOrder = z.infer<typeof printedOrder>

export const printOrders = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/orders/print',
  access: 'orders.print',
  tag,
  summary:
    'What is printed of several orders; whole phone numbers on labels and invoices, for who may see them',
  query: noQuery,
  body: someIds.extend({ sheet: oneOf(printSheets) }),
  response: z.object({
    seller: z.object({
      title: z.string(),
      address: z.string(),
      phones: z.array(z.string()),
      nationalId: z.string(),
      economicCode: z.string(),
    }),
    orders: z.array(printedOrder),
  }),
  errors: ['not_found'],
  isBulk: true,
})
