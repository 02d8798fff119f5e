import { noBody, noQuery } from '../../../define-endpoint.ts'
import { shopStates } from '../../../endpoints/setting.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

/** The steps that open a shop, in the order in which they are listed. */
export const openingSteps = ['name', 'logo', 'contact', 'shipping', 'payment', 'product'] as const
export type OpeningStep = (typeof openingSteps)[number]

export const listOpeningSteps = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/opening',
  access: 'settings.edit',
  tag: 'settings',
  summary: 'What the shop lacks before anybody can order; empty when nothing does',
  query: noQuery,
  body: noBody,
  response: z.array(z.enum(openingSteps)),
  errors: [],
})

/** Whether the shop takes orders, and what it lacks before its first one. */
const shopOpening = z.object({
  state: z.enum(shopStates),
  missing: z
    .array(z.enum(openingSteps))
    .describe('Until it is empty, a shop that was never open stays closed'),
  optional: z.array(z.enum(openingSteps)).describe('What else it does not have; it may open without'),
})
export type ShopOpening = z.infer<typeof shopOpening>

export const getShopOpening = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/shop-opening',
  access: 'shop.open',
  tag: 'settings',
  summary: 'Whether the shop takes orders, and what it lacks before it may',
  query: noQuery,
  body: noBody,
  response: shopOpening,
  errors: [],
})

export const openShop = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shop-opening/open',
  access: 'shop.open',
  tag: 'settings',
  summary: 'Opens the shop: from now on orders are taken, and search engines may list it',
  query: noQuery,
  body: noBody,
  response: shopOpening,
  errors: ['already_done', 'shop_not_ready'],
})

export const closeShop = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shop-opening/close',
  access: 'shop.open',
  tag: 'settings',
  summary: 'Takes no orders for a while; payments under way and returns go on',
  query: noQuery,
  body: noBody,
  response: shopOpening,
  errors: ['already_done'],
})
