import { normalizeText, toLatinDigits } from '@hojreh/persian'
import { noBody, noQuery } from '../../define-endpoint.ts'
import { id, instant, oneOf, requiredLine, rial } from '../../fields.ts'
import { fieldMessages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { z } from '../../z.ts'
import { defineAdminEndpoint } from '../define-admin-endpoint.ts'
import { adminTake, after, day, edition, listOf, moment, seenVersion } from '../fields.ts'
import { adminFieldMessages as messages } from '../messages.ts'

const tag = 'coupons'

export const couponKinds = ['percent', 'fixed', 'free_shipping', 'bundle'] as const
export const couponStates = ['active', 'ended'] as const

/** As it is printed: Latin capitals, digits and dashes; typed in any case and any digits. */
const code = z
  .string(messages.couponCode)
  .max(120, messages.couponCode)
  .transform((typed) => toLatinDigits(normalizeText(typed)).replace(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, messages.couponCode))

const MOST_RIAL = 10 ** 13
const sum = z
  .int(messages.couponSum)
  .min(0, messages.couponSum)
  .max(MOST_RIAL, messages.couponSum)
  .multipleOf(10, messages.couponSum)
const times = z.int(messages.times).min(1, messages.times).max(1_000_000, messages.times)

export const coupon = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(couponKinds),
  value: z
    .int()
    .describe('Percent, or rial; 0 for free shipping; of a bundle, percent of its cheapest piece'),
  isAutomatic: z.boolean().describe('Applies without being typed; customers read its title'),
  categoryId: z.string().nullable().describe('Only for goods of it and of what is beneath it'),
  bundleSize: z.int().nullable().describe('Pieces of a bundle'),
  minTotal: rial.describe('What the goods must be worth'),
  maxDiscount: rial.nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerCustomer: z.int().nullable(),
  isFirstOrderOnly: z.boolean(),
  uses: z.int().describe('Orders that used it and were not cancelled'),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  state: z.enum(['active', 'waiting', 'used_up', 'ended']),
})
export type Coupon = z.infer<typeof coupon>

const couponRecord = coupon.extend({ edition })
export type CouponRecord = z.infer<typeof couponRecord>

const DAY_MS = 24 * 60 * 60_000
const endOfDay = (start: string) => new Date(Date.parse(start) + DAY_MS).toISOString()

const fields = {
  title: requiredLine(60, messages.couponTitle),
  kind: oneOf(couponKinds),
  value: z.int(messages.couponValue).min(0, messages.couponValue).max(MOST_RIAL, messages.couponValue),
  isAutomatic: z.boolean(fieldMessages.invalid).default(false),
  categoryId: id.nullable().default(null),
  bundleSize: z
    .int(messages.bundle)
    .min(2, messages.bundle)
    .max(100, messages.bundle)
    .nullable()
    .default(null),
  minTotal: sum.default(0),
  maxDiscount: sum.min(10, messages.couponSum).nullable().default(null),
  maxUses: times.nullable().default(null),
  maxUsesPerCustomer: times.nullable().default(null),
  isFirstOrderOnly: z.boolean(fieldMessages.invalid).default(false),
  firstDay: z
    .union([moment, day], messages.day)
    .nullable()
    .default(null)
    .describe('Taken from this day or this minute on'),
  lastDay: z
    .union([moment, day.transform(endOfDay)], messages.day)
    .nullable()
    .default(null)
    .describe('Taken up to the end of this day, or to this minute'),
}

/** A percent of the goods, a sum in whole toman, or nothing beside the free shipping. */
const isWorthSomething = ({ kind, value }: { kind: (typeof couponKinds)[number]; value: number }) => {
  if (kind === 'free_shipping') return value === 0
  return kind === 'percent' || kind === 'bundle'
    ? value >= 1 && value <= 100
    : value >= 10 && value % 10 === 0
}
const worth = { path: ['value'], message: messages.couponValue }
const hasItsSize = ({ kind, bundleSize }: { kind: string; bundleSize: number | null }) =>
  (kind === 'bundle') === (bundleSize !== null)
const size = { path: ['bundleSize'], message: messages.bundle }
const lasts = ({ firstDay, lastDay }: { firstDay: string | null; lastDay: string | null }) =>
  firstDay === null || lastDay === null || firstDay < lastDay
const span = { path: ['lastDay'], message: messages.endBeforeStart }

export const couponFields = strict({ code, ...fields })
export const addCouponBody = couponFields
  .refine(isWorthSomething, worth)
  .refine(hasItsSize, size)
  .refine(lasts, span)
export const editCouponBody = strict({ version: seenVersion, ...fields })
  .refine(isWorthSomething, worth)
  .refine(hasItsSize, size)
  .refine(lasts, span)
export type CouponBody = Omit<z.input<typeof editCouponBody>, 'version'>

const ofCoupon = strict({ code })

export const listCoupons = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  access: 'coupons.manage',
  tag,
  summary: 'Coupons and how often they were used, newest first',
  query: strict({ state: oneOf(couponStates).optional(), after, take: adminTake }),
  body: noBody,
  response: listOf(coupon),
  errors: [],
})

export const getCoupon = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/coupon',
  access: 'coupons.manage',
  tag,
  summary: 'One coupon',
  query: ofCoupon,
  body: noBody,
  response: couponRecord,
  errors: ['not_found'],
})

export const addCoupon = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/coupon/add',
  access: 'coupons.manage',
  tag,
  summary: 'A new coupon',
  query: noQuery,
  body: addCouponBody,
  response: couponRecord,
  errors: ['name_taken'],
})

export const editCoupon = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/coupon/edit',
  access: 'coupons.manage',
  tag,
  summary:
    'Changes a coupon for the orders to come; what one was used for stays, so that it is no other one now',
  query: ofCoupon,
  body: editCouponBody,
  response: couponRecord,
  errors: ['not_found', 'edit_conflict', 'coupon_used'],
})

export const endCoupon = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/coupon/end',
  access: 'coupons.manage',
  tag,
  summary: 'Takes a coupon no longer; orders that used it keep their discount',
  query: ofCoupon,
  body: noBody,
  response: coupon,
  errors: ['not_found', 'already_done'],
})
