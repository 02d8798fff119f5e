import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, instant, oneOf, plainText, rial, wholeNumber } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { importSource } from '../goods/import-goods.ts'

const tag = 'moving'
const access = 'shop.import'

/** What comes from another shop, in the order in which it is read: reviews need goods, orders need customers. */
export const importKinds = ['products', 'customers', 'reviews', 'orders'] as const
export type ImportKind = (typeof importKinds)[number]

export const importRunStates = ['running', 'done', 'failed', 'cancelled'] as const
export type ImportRunState = (typeof importRunStates)[number]

/** Why another shop cannot be read. */
const wooTroubles = [
  ...['not_https', 'private_address', 'unauthorized', 'moved', 'not_woocommerce', 'too_large', 'unreachable'],
  ...['unknown_currency', 'needs_agreement', 'unreadable'],
] as const
export type WooTrouble = (typeof wooTroubles)[number]

const counts = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})
export type ImportCounts = z.infer<typeof counts>

const refusedRecord = z.object({ kind: z.enum(importKinds), id: z.string(), reason: z.string() })
export type ImportRunLine = z.infer<typeof refusedRecord>
/** Lines that one call returns. */
export const IMPORT_PAGE_LINES = 1_000

export const importRun = z.object({
  id,
  origin: z.string(),
  isTrial: z.boolean(),
  state: z.enum(importRunStates),
  kinds: z.array(z.enum(importKinds)),
  kind: z.enum(importKinds).nullable().describe('What is read now; null when it is over'),
  page: z.int().describe('Pages of it that were read'),
  pages: z.int().nullable(),
  counts: z.partialRecord(z.enum(importKinds), counts),
  refused: z.array(refusedRecord).describe('The first ones; `listImportLines` has all of them'),
  trouble: z.enum(wooTroubles).nullable(),
  byName: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
})
export type ImportRun = z.infer<typeof importRun>

const key = plainText(200)
  .min(8, messages.invalid)
  .regex(/^[!-~]+$/, messages.invalid)

/** An address as people type it: with or without `https://` and what follows the host. */
export const shopAddress = z
  .string(messages.invalid)
  .trim()
  .max(300, messages.tooLong)
  .transform((typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => URL.canParse(typed), messages.invalid)
  .transform((typed) => {
    const { origin, pathname } = new URL(typed)
    return `${origin}${pathname.replace(/\/+$/, '')}`
  })

export const startWooImport = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/import/woocommerce',
  access,
  tag,
  summary:
    'Takes goods, customers, reviews and orders of a WooCommerce shop in by its REST API, in the background, page by page; the same again changes nothing. The keys are kept encrypted while it runs and not a moment longer',
  query: noQuery,
  body: strict({
    address: shopAddress,
    key,
    secret: key,
    kinds: z
      .array(oneOf(importKinds), messages.invalid)
      .min(1, messages.invalid)
      .max(importKinds.length, messages.invalid),
    isTrial: z.boolean(messages.invalid).describe('Reads, checks and counts; changes nothing'),
    isSure: z
      .boolean(messages.invalid)
      .default(false)
      .describe('Also what takes something away from goods that are there'),
    source: importSource.optional(),
  }),
  response: z.object({ id }),
  errors: ['conflict'],
  isFresh: true,
})

export const listImportRuns = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/import/runs',
  access,
  tag,
  summary: 'The newest takes of other shops, how far they are and what was refused',
  query: noQuery,
  body: noBody,
  response: z.array(importRun),
  errors: [],
})

export const listImportLines = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/import/lines',
  access,
  tag,
  summary: 'What a take of another shop refused, a thousand lines at a time',
  query: strict({
    id,
    after: wholeNumber(0, 1_000_000_000).optional().describe('`next` of the lines before'),
  }),
  body: noBody,
  response: z.object({ items: z.array(refusedRecord), next: z.int().nullable() }),
  errors: ['not_found'],
})

export const cancelImportRun = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/import/cancel',
  access,
  tag,
  summary: 'Ends a take where it is; what came stays, and the same again goes on from there',
  query: strict({ id }),
  body: noBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})

export const pastOrder = z.object({
  id,
  number: z.string(),
  status: z.string().describe('As the other shop called it'),
  paymentTitle: z.string(),
  lines: z.array(z.object({ title: z.string(), sku: z.string(), count: z.int(), total: rial })),
  shipping: rial,
  extras: z.int().describe('Rial: fees and taxes; below zero a discount'),
  total: rial,
  placedAt: instant,
})
export type PastOrder = z.infer<typeof pastOrder>

export const listPastOrders = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/customer/past-orders',
  access: 'orders.view',
  tag,
  summary:
    'Orders of the shop before this one under the phone of a customer, only to be read; the phone may have been another person’s then',
  query: strict({ id }),
  body: noBody,
  response: z.array(pastOrder),
  errors: [],
})
