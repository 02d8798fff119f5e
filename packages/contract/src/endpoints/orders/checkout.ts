import { defineEndpoint, noBody, noQuery } from '../../define-endpoint.ts'
import { arrival, id, line, plainText, rial } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { address, addressBody } from '../address.ts'
import { cart } from './cart.ts'
import { giftBody } from './gift.ts'

const tag = 'order'

export const newAddress = defineEndpoint({
  method: 'POST',
  path: '/api/order/newAddress',
  access: 'customer',
  tag,
  summary: 'Adds an address; returns all of them, the default first',
  query: noQuery,
  body: addressBody,
  response: z.object({ success: z.literal(true), addressId: id, addresses: z.array(address) }),
  errors: ['conflict'],
})

export const setAddress = defineEndpoint({
  method: 'POST',
  path: '/api/order/setAddress',
  access: 'customer',
  tag,
  summary: "Sets the cart's address, shipping method, note and gift",
  query: strict({ id }),
  body: strict({
    shippingMethodId: plainText(40).optional(),
    note: line(300).optional(),
    gift: giftBody.nullable().optional().describe('Null when it is none (any more); without it, as it was'),
  }).nullish(),
  response: cart,
  errors: ['not_found', 'shipping_unavailable'],
})

export const shippingMethod = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fee: rial,
  isFree: z.boolean(),
  arrival: arrival.optional().describe('When it comes if it is ordered now'),
})
export type ShippingMethod = z.infer<typeof shippingMethod>

export const listShippingMethods = defineEndpoint({
  method: 'GET',
  path: '/api/order/shippingMethods',
  access: 'customer',
  tag,
  summary: "Methods for the cart's address, with their fees",
  query: noQuery,
  body: noBody,
  response: z.array(shippingMethod),
  errors: ['address_required'],
})
