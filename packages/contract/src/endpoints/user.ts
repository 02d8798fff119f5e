import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { id } from '../fields.ts'
import { z } from '../z.ts'
import { address } from './address.ts'

const tag = 'user'

/** The customer's data in local storage; nothing secret. */
export const panelData = z.object({
  customerId: id,
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  inviteCode: z.string(),
  cartCount: z.int(),
  orderCounts: z.record(z.string(), z.int()),
  formerOrderCount: z.int().describe('Orders that the shop before this one took'),
})
export type PanelData = z.infer<typeof panelData>

export const getPanelData = defineEndpoint({
  method: 'GET',
  path: '/api/user/getPanelData',
  access: 'customer',
  tag,
  summary: 'The signed-in customer',
  query: noQuery,
  body: noBody,
  response: panelData,
  errors: [],
})

export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/user/addresses',
  access: 'customer',
  tag,
  summary: "The customer's addresses, the default first",
  query: noQuery,
  body: noBody,
  response: z.array(address),
  errors: [],
})
