import { noBody, noQuery } from '../../../define-endpoint.ts'
import { oneOf } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

/** A file of about twenty thousand goods, as the shop itself writes it; larger ones come in at the command line. */
export const IMPORT_BYTES = 32 * 1024 * 1024
/** Lines that a screen shows of a report; its file has all of them. */
export const IMPORT_LINES = 200

export const importCurrencies = ['toman', 'rial'] as const
export type ImportCurrency = (typeof importCurrencies)[number]

/** What a column of a plain file may hold. */
export const importFields = [
  ...['sku', 'title', 'price', 'listPrice', 'offerEndsAt', 'stock', 'brand', 'category', 'group', 'summary'],
  ...['description', 'fullDescription', 'images', 'tags', 'weightGrams', 'maxPerOrder', 'published'],
] as const
export type ImportField = (typeof importFields)[number]

/** Which field each named column is, by its header. */
export const importColumns = z.record(z.string().min(1).max(200), z.enum(importFields))
export type ImportColumns = z.infer<typeof importColumns>

/** The columns as a text of the address. */
const columnsText = z
  .string(messages.importColumns)
  .max(6_000, messages.importColumns)
  .transform((text, context): ImportColumns => {
    const parsed = importColumns.safeParse(parsedJson(text))
    const fields = Object.values(parsed.data ?? {})
    if (parsed.success && fields.includes('sku') && new Set(fields).size === fields.length) return parsed.data
    context.addIssue({ code: 'custom', message: messages.importColumns, input: text })
    return z.NEVER
  })

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Stands before the ids of the shop that a file comes from, so that two shops are kept apart; two are names of ours. */
export const importSource = z
  .string(messages.importSource)
  .regex(/^(?!(?:plain|demo)$)[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/iu, messages.importSource)

export const columnUses = ['attribute', 'private', 'unused'] as const

const importLine = z.object({
  line: z.int().describe('Of the file, from 1, the header included'),
  reason: z.string(),
  column: z.string().nullable(),
  value: z.string().nullable(),
})
export type ImportLine = z.infer<typeof importLine>

export const importReport = z.object({
  kind: z.enum(['plain', 'woocommerce', 'shopify']),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refusedCount: z.int(),
  refused: z.array(importLine),
  noticeCount: z.int(),
  notices: z.array(importLine).describe('Rows that were taken, with what one should know'),
  emptied: z.int().describe('Texts and sums of goods that the file would take away'),
  retitled: z
    .array(z.object({ line: z.int(), sku: z.string(), from: z.string(), to: z.string() }))
    .describe('Goods that get the name of something else'),
  hiddenCount: z.int().describe('Goods of the same shop that the file lacks, with `hidesMissing`'),
  hidden: z.array(z.object({ sku: z.string(), title: z.string() })),
  changes: z
    .array(z.object({ column: z.string(), changed: z.int(), emptied: z.int() }))
    .describe(
      'Goods that are there already, by column: how many change, and how many of them lose something',
    ),
  columns: z
    .array(z.object({ column: z.string(), use: z.enum(columnUses), filled: z.int() }))
    .describe('Columns that are none of ours: what became of them, and in how many rows something stands'),
  pictures: z.object({ there: z.int(), waiting: z.int() }).describe('Of those that the file names'),
  seconds: z.number(),
})
export type ImportReport = z.infer<typeof importReport>

export const importGoods = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/products/import',
  access: 'products.import',
  tag: 'products',
  summary:
    'Takes a CSV file or workbook of goods, plain, of WooCommerce or of Shopify: tried first, then all in one transaction. The same file again changes nothing',
  query: strict({
    isTrial: oneOf(['yes', 'no']).describe('Reads, checks and reports; changes nothing'),
    isSure: oneOf(['yes', 'no'])
      .default('no')
      .describe('Also what takes something away; without it `import_needs_agreement`'),
    hidesMissing: oneOf(['yes', 'no'])
      .default('no')
      .describe('Also hides the goods of the same shop that the file lacks'),
    currency: oneOf(importCurrencies),
    source: importSource
      .optional()
      .describe(
        'The shop that a file of WooCommerce or Shopify comes from, where files of several are taken in',
      ),
    columns: columnsText
      .optional()
      .describe(
        'JSON: which field each column of a plain file is, where its headers are not known; remembered by source',
      ),
  }),
  body: noBody,
  maxBodyBytes: IMPORT_BYTES,
  isUpload: true,
  isSlow: true,
  response: importReport,
  errors: ['import_unreadable', 'import_needs_agreement', 'payload_too_large'],
})

const importProgress = z.object({
  phase: z.enum(['reading', 'writing']).describe('Line by line, then all of it at once'),
  percent: z.int().describe('Of the file'),
})
export type ImportProgress = z.infer<typeof importProgress>

export const getImportProgress = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/import/progress',
  access: 'member',
  tag: 'products',
  summary: 'How far the file is that the member has sent, goods or a site; null when none is being read',
  query: noQuery,
  body: noBody,
  response: importProgress.nullable(),
  errors: [],
  isUnattended: true,
})

export const goodsHeader = z.object({
  headers: z
    .array(z.object({ title: z.string(), sample: z.string() }))
    .describe('With the first value below'),
  isKnown: z.boolean().describe('It can be tried without a word on its columns'),
  columns: importColumns.describe('As they were said for this source before, or as their headers say'),
})
export type GoodsHeader = z.infer<typeof goodsHeader>

export const readGoodsHeader = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/products/import/header',
  access: 'products.import',
  tag: 'products',
  summary: 'The columns of a file of goods, and what each of them is known to be',
  query: strict({ source: importSource.optional() }),
  body: noBody,
  maxBodyBytes: IMPORT_BYTES,
  isUpload: true,
  response: goodsHeader,
  errors: ['import_unreadable', 'payload_too_large'],
})
