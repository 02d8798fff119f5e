import { noBody, noQuery } from '../../../define-endpoint.ts'
import { plainText, requiredLine, rial } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'shipping'

const MOST_RIAL = 10 ** 10
const MOST_DAYS = 60
const MOST_AREAS = 31
const MOST_CITIES = 300
export const MOST_SHIPPING_RULES = 50

const sum = z
  .int(messages.shippingSum)
  .min(0, messages.shippingSum)
  .max(MOST_RIAL, messages.shippingSum)
  .multipleOf(10, messages.shippingSum)
const days = z.int(messages.days).min(0, messages.days).max(MOST_DAYS, messages.days)
/** Of the ids that were given before there was a back office, `post` is the shortest. */
const id = plainText(40).regex(/^[A-Za-z0-9_-]{2,40}$/, fieldMessages.invalid)

const area = strict({
  province: requiredLine(40, messages.areas),
  cities: z.array(requiredLine(40, messages.areas), messages.areas).max(MOST_CITIES, messages.areas),
})
/** Null serves the whole country; a province without cities all of it. */
const areas = z.array(area, messages.areas).min(1, messages.areas).max(MOST_AREAS, messages.areas).nullable()

export const shippingRule = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  isActive: z.boolean().describe('Whether shoppers may choose it'),
  areas: z.array(z.object({ province: z.string(), cities: z.array(z.string()) })).nullable(),
  feeNear: rial.describe('For the first kilogram, within the province of the shop'),
  feeFar: rial.describe('For the first kilogram, to other provinces'),
  perKilogram: rial.describe('For every started kilogram after the first'),
  freeFrom: rial.nullable().describe('Goods worth at least this are sent free'),
  minDays: z.int().describe('Working days on the way'),
  maxDays: z.int(),
  edition,
})
export type ShippingRule = z.infer<typeof shippingRule>

const fields = {
  title: requiredLine(60, messages.shippingTitle),
  description: requiredLine(160, messages.shippingDescription),
  areas,
  feeNear: sum,
  feeFar: sum,
  perKilogram: sum,
  freeFrom: sum.min(10, messages.shippingSum).nullable(),
  minDays: days,
  maxDays: days,
}
export const addShippingRuleBody = strict(fields).refine(({ minDays, maxDays }) => minDays <= maxDays, {
  path: ['maxDays'],
  error: messages.daysOrder,
})
/** Only what was changed; whether the days are in order is known with those that stay. */
export const editShippingRuleBody = strict({ version: seenVersion, ...z.object(fields).partial().shape })
export type AddShippingRuleBody = z.input<typeof addShippingRuleBody>
export type EditShippingRuleBody = z.input<typeof editShippingRuleBody>
export { fields as shippingRuleFields }

const ofRule = strict({ id })

export const listShippingRules = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/shipping-rules',
  access: 'shipping.edit',
  tag,
  summary: 'How the shop sends parcels, those that are switched off too, in the order of the shop',
  query: noQuery,
  body: noBody,
  response: z.array(shippingRule),
  errors: [],
})

export const getShippingRule = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/shipping-rule',
  access: 'shipping.edit',
  tag,
  summary: 'One way of sending',
  query: ofRule,
  body: noBody,
  response: shippingRule,
  errors: ['not_found'],
})

export const addShippingRule = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shipping-rule/add',
  access: 'shipping.edit',
  tag,
  summary: 'A new way of sending, at the end of the list',
  query: noQuery,
  body: addShippingRuleBody,
  response: shippingRule,
  errors: ['shipping_rules_full'],
})

export const editShippingRule = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shipping-rule/edit',
  access: 'shipping.edit',
  tag,
  summary: 'Changes a way of sending for the orders to come; placed ones keep their fee',
  query: ofRule,
  body: editShippingRuleBody,
  response: shippingRule,
  errors: ['not_found', 'edit_conflict'],
})

export const orderShippingRules = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shipping-rules/order',
  access: 'shipping.edit',
  tag,
  summary: 'The order of all of them; of those that cost the same shoppers see the first one first',
  query: noQuery,
  body: strict({ ids: z.array(id, fieldMessages.invalid).min(1).max(MOST_SHIPPING_RULES) }),
  response: z.array(shippingRule),
  errors: ['conflict', 'already_done'],
})

export const stopShippingRule = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shipping-rule/stop',
  access: 'shipping.edit',
  tag,
  summary: 'Offers a way of sending no longer; carts that have it ask for another one',
  query: ofRule,
  body: noBody,
  response: shippingRule,
  errors: ['not_found', 'already_done'],
})

export const resumeShippingRule = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/shipping-rule/resume',
  access: 'shipping.edit',
  tag,
  summary: 'Offers a way of sending again',
  query: ofRule,
  body: noBody,
  response: shippingRule,
  errors: ['not_found', 'already_done'],
})
