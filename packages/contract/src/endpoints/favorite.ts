import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { id, page, pageId, take } from '../fields.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'
import { productCard } from './shop.ts'

const success = z.object({ success: z.literal(true) })

export const listFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/user/favorites',
  access: 'customer',
  tag: 'user',
  summary: "The customer's favourite products, the latest first",
  query: strict({ pageId, take: take() }),
  body: noBody,
  response: page(productCard).extend({
    productIds: z
      .array(id)
      .describe('All favourites, not this page alone: every heart of a page knows its state'),
  }),
  errors: [],
})

export const setFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/user/favorites',
  access: 'customer',
  tag: 'user',
  summary: 'Keeps a product as a favourite or no longer; the same again changes nothing',
  query: noQuery,
  body: strict({ productId: id, favorite: z.boolean(messages.invalid) }),
  response: success,
  errors: ['not_found', 'favorites_full'],
})

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/user/notices',
  access: 'customer',
  tag: 'user',
  summary: 'Sold-out products that the customer waits for',
  query: noQuery,
  body: noBody,
  response: z.object({ productIds: z.array(id) }),
  errors: [],
})

export const notifyMe = defineEndpoint({
  method: 'POST',
  path: '/api/shop/notifyMe',
  access: 'customer',
  tag: 'shop',
  summary: 'Sends the customer one SMS when a sold-out product is back; the same again changes nothing',
  query: noQuery,
  body: strict({ productId: id }),
  response: success.extend({ message: z.string() }),
  errors: ['not_found', 'already_in_stock', 'too_many_requests'],
})
