import { noBody, noQuery } from '../../../define-endpoint.ts'
import { z } from '../../../z.ts'
import { defineAdminCall } from '../../define-admin-call.ts'

/** What a shop needs before its first order, in the order of doing it. */
export const openingSteps = ['name', 'contact', 'shipping', 'payment', 'product'] as const
export type OpeningStep = (typeof openingSteps)[number]

export const listOpeningSteps = defineAdminCall({
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
