import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { arrival, plainText, rial, slug } from '../fields.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'geo'

export const listProvinces = defineEndpoint({
  method: 'GET',
  path: '/api/geo/provinces',
  access: 'public',
  tag,
  summary: 'Names of the provinces, in Persian alphabetical order',
  query: noQuery,
  body: noBody,
  response: z.array(z.string()),
  errors: [],
})

export const listCities = defineEndpoint({
  method: 'GET',
  path: '/api/geo/cities',
  access: 'public',
  tag,
  summary: 'Names of the cities of a province, in Persian alphabetical order',
  query: strict({ province: plainText(40).min(1, messages.province) }),
  body: noBody,
  response: z.array(z.string()),
  errors: ['not_found'],
})

export const getDelivery = defineEndpoint({
  method: 'GET',
  path: '/api/shop/delivery',
  access: 'public',
  tag,
  summary:
    'When one piece of a product comes to a city and what its way costs: the fastest of the free ways, else the cheapest',
  query: strict({
    slug,
    province: plainText(40).min(1, messages.province),
    city: plainText(40).min(1, messages.city),
  }),
  body: noBody,
  response: z.object({
    delivery: z
      .object({ title: z.string(), fee: rial, isFree: z.boolean(), ...arrival.shape })
      .nullable()
      .describe('Null where no way of sending goes'),
  }),
  errors: ['not_found'],
})

export const getFreeShipping = defineEndpoint({
  method: 'GET',
  path: '/api/shop/freeShipping',
  access: 'public',
  tag,
  summary: 'From which sum of goods a way of sending to a city is free; without a city, to everywhere',
  query: strict({
    province: plainText(40).min(1, messages.province).optional(),
    city: plainText(40).min(1, messages.city).optional(),
  }),
  body: noBody,
  response: z.object({ freeFrom: rial.nullable().describe('Null where none becomes free') }),
  errors: [],
})
