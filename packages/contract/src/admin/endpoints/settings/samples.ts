import { noBody, noQuery } from '../../../define-endpoint.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

const samples = z.object({
  inShop: z.int().describe('How many goods, categories and articles of the shop are samples'),
  canAdd: z.boolean().describe('The shop never opened and has no goods yet'),
})
export type Samples = z.infer<typeof samples>

const keptSample = z.object({
  kind: z.enum(['product', 'category', 'article']),
  id: z.string(),
  title: z.string(),
  reason: z.enum(['ordered', 'commented', 'changed', 'in_use']),
})
export type KeptSample = z.infer<typeof keptSample>

export const getSamples = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/samples',
  access: 'shop.open',
  tag: 'settings',
  summary: 'Sample goods that an empty shop can take in, and how many are in it',
  query: noQuery,
  body: noBody,
  response: samples,
  errors: [],
})

export const addSamples = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/samples/add',
  access: 'shop.open',
  tag: 'settings',
  summary:
    'Puts a dozen sample goods with their categories and an article into a shop that has not opened yet',
  query: noQuery,
  body: noBody,
  response: samples,
  errors: ['already_done', 'samples_refused'],
})

export const removeSamples = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/samples/remove',
  access: 'shop.open',
  tag: 'settings',
  summary: 'Takes the samples out again, but for what was ordered, commented on, changed or is in use',
  query: noQuery,
  body: noBody,
  response: samples.extend({ kept: z.array(keptSample).describe("The merchant's own from now on") }),
  errors: ['already_done'],
})
