import { z } from 'zod'
import { defineCall, noBody, noQuery } from './define-call.ts'

const tag = 'geo'

export const listProvinces = defineCall({
  method: 'GET',
  path: '/api/geo/provinces',
  access: 'public',
  tag,
  summary: 'Names of the provinces, in Persian alphabetical order',
  query: noQuery,
  body: noBody,
  answer: z.array(z.string()),
  errors: [],
})

export const listCities = defineCall({
  method: 'GET',
  path: '/api/geo/cities',
  access: 'public',
  tag,
  summary: 'Names of the cities of a province, in Persian alphabetical order',
  query: z.strictObject({ province: z.string().min(1).max(40) }),
  body: noBody,
  answer: z.array(z.string()),
  errors: ['not_found'],
})
