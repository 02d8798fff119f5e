import { noBody, noQuery } from '../../../define-endpoint.ts'
import { addressBody } from '../../../endpoints/address.ts'
import { id } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'

const tag = 'orders'

const { receiverName, receiverPhone, province, city, street, plaque, unit, postalCode } = addressBody.shape
/** Each field may be changed alone; a phone that was not shown whole stays as it is. */
export const orderAddressBody = strict({
  version: seenVersion,
  receiverName: receiverName.optional(),
  receiverPhone: receiverPhone.optional(),
  province: province.optional(),
  city: city.optional(),
  street: street.optional(),
  plaque: plaque.optional(),
  unit: unit.unwrap().optional(),
  postalCode: postalCode.optional(),
}).refine(({ version, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
  path: ['version'],
  error: messages.invalid,
})

export const editOrderAddress = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/order/address',
  access: 'orders.address',
  tag,
  summary: 'Changes where an order goes and to whom, until it is sent; its customer gets an SMS',
  query: strict({ id }),
  body: orderAddressBody,
  response: edition,
  errors: ['not_found', 'illegal_transition', 'edit_conflict', 'shipping_unavailable'],
})

export const listPlaces = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/places',
  access: 'member',
  tag,
  summary: 'Provinces with their cities, as an address names them',
  query: noQuery,
  body: noBody,
  response: z.array(z.object({ province: z.string(), cities: z.array(z.string()) })),
  errors: [],
})
