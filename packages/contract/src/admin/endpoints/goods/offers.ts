import { noBody } from '../../../define-endpoint.ts'
import { id, instant, rial } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { moment } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { productSum } from './product-record.ts'

const tag = 'products'

/** One that is skipped was no discount when its time came, or its time had passed. */
export const offerStates = ['planned', 'running', 'ended', 'cancelled', 'skipped'] as const
export type OfferState = (typeof offerStates)[number]

export const productOffer = z.object({
  id,
  price: rial,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(offerStates),
  hasQueue: z.boolean().describe('Whether people queue to pay for it'),
  byName: z.string(),
})
export type ProductOffer = z.infer<typeof productOffer>

const ofProduct = z.array(productOffer).describe('All of the product, the newest start first')

export const listOffers = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/product/offers',
  access: 'products.view',
  tag,
  summary: 'Offers of a product: prices for a time',
  query: strict({ id }),
  body: noBody,
  response: ofProduct,
  errors: ['not_found'],
})

export const addOffer = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/offers/add',
  access: 'products.edit',
  tag,
  summary: 'A lower price from one moment to another; the price of before comes back by itself',
  query: strict({ id }),
  body: strict({
    price: productSum.min(10, messages.productPrice),
    startsAt: moment.nullable().default(null).describe('Null: now'),
    endsAt: moment,
    hasQueue: z
      .boolean(fieldMessages.invalid)
      .default(false)
      .describe('For a flash sale: who presses first pays first'),
  }),
  response: ofProduct,
  errors: ['not_found', 'offer_price', 'offer_times', 'offer_overlaps'],
})

export const cancelOffer = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/offers/cancel',
  access: 'products.edit',
  tag,
  summary: 'Takes an offer back before it starts, or ends it now',
  query: strict({ id }).describe('Of the offer'),
  body: noBody,
  response: ofProduct,
  errors: ['not_found', 'already_done'],
})
