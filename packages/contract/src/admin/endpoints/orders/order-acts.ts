import { normalizeText, toLatinDigits } from '@hojreh/persian'
import { noBody } from '../../../define-endpoint.ts'
import { id, instant, line } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { orderStatuses } from '../../../order-status.ts'
import { strict } from '../../../strict.ts'
import { requiredLines } from '../../../text-lines.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'orders'

/** Named acts: no call sets a status. */
export const orderActs = [
  'acceptCardReport',
  'rejectCardReport',
  'startPacking',
  'shipOrder',
  'setTrackingCode',
  'deliverOrder',
  'takeReturn',
  'refuseReturn',
  'cancelOrder',
  'addOrderNote',
  'editOrderAddress',
  'editOrderLines',
] as const
export type OrderAct = (typeof orderActs)[number]

/** What an act made of the order; `getOrder` has the rest. */
export const movedOrder = z.object({
  id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  trackingCode: z.string().nullable(),
})
export type MovedOrder = z.infer<typeof movedOrder>

/** As carriers write it: customers copy it. Any digits are taken. */
export const parcelCode = z
  .string(messages.parcelCode)
  .max(240, messages.parcelCode)
  .transform((typed) => toLatinDigits(normalizeText(typed)))
  .pipe(
    z
      .string()
      .min(1, messages.parcelCode)
      .max(60, messages.parcelCode)
      .regex(/^\P{Cc}*$/u, messages.parcelCode),
  )

const MAX_COUNT = 10_000
/** Which pieces leave now. */
export const parcelLine = strict({
  productId: id,
  count: z.int(messages.pieces).min(1, messages.pieces).max(MAX_COUNT, messages.pieces),
})
export type ParcelLine = z.infer<typeof parcelLine>

const errors = ['not_found', 'illegal_transition'] as const
/** One parcel of the order; without it what the order has. */
const ofParcel = strict({ id, parcelId: id.optional() })

export const startPacking = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/pack',
  access: 'orders.pack',
  tag,
  summary: 'Marks an order as being packed; its customer can no longer cancel it',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors,
})

export const shipOrder = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/ship',
  access: 'orders.pack',
  tag,
  summary:
    'Marks all of an order or some of it as sent in one parcel; the customer gets an SMS with its tracking code',
  query: strict({ id }),
  body: strict({
    trackingCode: parcelCode.nullable().describe('Null: there is none'),
    carrier: line(60).optional().describe("Without it the order's way of sending"),
    lines: z
      .array(parcelLine, fieldMessages.invalid)
      .min(1, messages.parcelGoods)
      .max(100, fieldMessages.invalid)
      .optional()
      .describe('Without them everything that has not left'),
  }),
  response: movedOrder,
  errors: [...errors, 'goods_not_left', 'edit_waits'],
})

export const setTrackingCode = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/tracking-code',
  access: 'orders.pack',
  tag,
  summary:
    'Adds or corrects the code of a parcel, the last one if none is named; the customer gets it, the same one only once',
  query: ofParcel,
  body: strict({ trackingCode: parcelCode }),
  response: movedOrder,
  errors,
})

export const deliverOrder = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/deliver',
  access: 'orders.pack',
  tag,
  summary: 'Marks a parcel as delivered; without its id all parcels of the order',
  query: ofParcel,
  body: noBody,
  response: movedOrder,
  errors,
})

export const cancelOrder = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/cancel',
  access: 'orders.cancel',
  tag,
  summary: 'Cancels an order: its goods are free, and what was paid is owed back',
  query: strict({ id }),
  body: noBody,
  response: movedOrder,
  errors: [...errors, 'partly_sent'],
})

export const addOrderNote = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/note',
  access: 'orders.note',
  tag,
  summary: 'Adds a note of the staff to an order; customers never see it',
  query: strict({ id }),
  body: strict({ text: requiredLines(1_000, messages.note) }),
  response: z.object({ id, text: z.string(), at: instant, staffName: z.string() }),
  errors: ['not_found'],
})
