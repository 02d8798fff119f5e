import { defineEndpoint, noBody } from '../../define-endpoint.ts'
import { id, page, pageId, take } from '../../fields.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { address, addressBody } from '../address.ts'
import { payment } from './payment.ts'

const tag = 'user'

export const editAddress = defineEndpoint({
  method: 'POST',
  path: '/api/user/editAddress',
  access: 'customer',
  tag,
  summary: 'Changes an address; returns all of them, the default first. Orders keep what they were sent to',
  query: strict({ id }),
  body: addressBody,
  response: z.array(address),
  errors: ['not_found'],
})

export const deleteAddress = defineEndpoint({
  method: 'POST',
  path: '/api/user/deleteAddress',
  access: 'customer',
  tag,
  summary: 'Removes an address; returns the others. Orders keep what they were sent to',
  query: strict({ id }),
  body: noBody,
  response: z.array(address),
  errors: ['not_found'],
})

export const userPayment = payment.extend({ orderNumber: z.string() })
export type UserPayment = z.infer<typeof userPayment>

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/user/payments',
  access: 'customer',
  tag,
  summary: "The customer's payments and attempts to pay, newest first",
  query: strict({ pageId, take: take(10) }),
  body: noBody,
  response: page(userPayment),
  errors: [],
})
