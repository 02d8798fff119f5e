import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, instant, line, requiredLine, rial, slug } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, moment, seenVersion, seoFields } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

import { attributeUse, productAttributes } from './product-attributes.ts'
import { productPicture } from './product-pictures.ts'

const tag = 'products'

const MOST_RIAL = 10 ** 13
const MOST_PIECES = 1_000_000
/** Of a long description with its markup: about thirty pages. */
const MAX_HTML = 60_000
/** Such a description in JSON, two bytes a letter, with all that stands beside it. */
const MAX_BYTES = 256 * 1024

/** As many as a page shows in one row before people stop looking. */
export const MOST_RELATED = 12
/** With the product itself a set of four. */
export const MOST_IN_BUNDLE = 3

/** Of a product, in rial; 0: not known yet. */
export const productSum = z
  .int(messages.productPrice)
  .min(0, messages.productPrice)
  .max(MOST_RIAL, messages.productPrice)
  .multipleOf(10, messages.productPrice)
export const productListPrice = productSum.min(10, messages.productPrice).nullable()
const pieces = z.int(messages.pieces).min(0, messages.pieces).max(MOST_PIECES, messages.pieces)
/** Text or HTML of a person; the server keeps only what may be shown. */
const html = (max: number) => z.string(fieldMessages.invalid).max(max, fieldMessages.tooLong)

const fields = {
  title: requiredLine(200, messages.productTitle),
  summary: html(4_000).describe('Text or HTML'),
  descriptionHtml: html(MAX_HTML).describe('Text or HTML'),
  brand: line(80).describe('Empty: none'),
  categoryId: id.nullable(),
  price: productSum.describe('0: not known yet, which only a hidden product may have'),
  listPrice: productListPrice.describe('Before the discount'),
  sku: requiredLine(100, messages.sku),
  slug: line(120).describe('What its address ends with, in any form; empty: made from the title'),
  ...seoFields,
  weightGrams: z
    .int(messages.weight)
    .min(1, messages.weight)
    .max(1_000_000, messages.weight)
    .nullable()
    .describe('With its wrapping'),
  maxPerOrder: z.int(messages.maxPerOrder).min(1, messages.maxPerOrder).max(1_000, messages.maxPerOrder),
  attributes: productAttributes,
  relatedIds: z
    .array(id, fieldMessages.invalid)
    .max(MOST_RELATED, messages.related)
    .describe('Goods that its page shows first, in this order'),
  bundleIds: z
    .array(id, fieldMessages.invalid)
    .max(MOST_IN_BUNDLE, messages.productBundle)
    .describe('Goods that its page offers together with it; none: what was bought together'),
  isPublished: z.boolean(fieldMessages.invalid).describe('Whether shoppers are to see it'),
  publishAt: moment.nullable().describe('From when they see it; null, or a time that has passed: at once'),
}

export const addProductBody = strict({
  ...fields,
  summary: fields.summary.default(''),
  descriptionHtml: fields.descriptionHtml.default(''),
  brand: fields.brand.default(''),
  categoryId: fields.categoryId.default(null),
  listPrice: fields.listPrice.default(null),
  slug: fields.slug.default(''),
  seoTitle: fields.seoTitle.default(''),
  seoDescription: fields.seoDescription.default(''),
  weightGrams: fields.weightGrams.default(null),
  maxPerOrder: fields.maxPerOrder.default(10),
  attributes: fields.attributes.default([]),
  relatedIds: fields.relatedIds.default([]),
  bundleIds: fields.bundleIds.default([]),
  isPublished: fields.isPublished.default(false),
  publishAt: fields.publishAt.default(null),
  onHand: pieces.default(0),
  picturesOf: id.optional().describe('A product whose pictures it begins with'),
})
export type AddProductBody = z.input<typeof addProductBody>

/** Only what was changed is sent. */
export const editProductBody = strict({ version: seenVersion, ...z.object(fields).partial().shape }).refine(
  ({ version, ...changes }) => Object.values(changes).some((value) => value !== undefined),
  { path: ['version'], error: fieldMessages.invalid },
)
export type EditProductBody = z.input<typeof editProductBody>

export const productRecord = z.object({
  productId: id,
  sku: z.string(),
  slug,
  title: z.string(),
  summary: z.string(),
  descriptionHtml: z.string(),
  brand: z.string().nullable(),
  categoryId: id.nullable(),
  price: rial,
  listPrice: rial.nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  weightGrams: z.int().nullable(),
  maxPerOrder: z.int(),
  attributes: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('Without those that are options of its design'),
  related: z
    .array(z.object({ id, title: z.string(), isPublished: z.boolean() }))
    .describe('Goods that its page shows first'),
  bundle: z
    .array(z.object({ id, title: z.string(), isPublished: z.boolean() }))
    .describe('Goods that its page offers together with it'),
  isPublished: z.boolean(),
  publishAt: instant.nullable().describe('Of a hidden one: when it shows itself'),
  archivedAt: instant.nullable().describe('Since when it is put away; null: it is not'),
  pictures: z.array(productPicture),
  onHand: z.int().nullable().describe('Null: not counted'),
  reserved: z.int().describe('Of those, set aside for orders that are being paid'),
  soldCount: z.int(),
  createdAt: instant,
  edition,
})
export type ProductRecord = z.infer<typeof productRecord>

const errors = [
  'sku_taken',
  'slug_taken',
  'price_missing',
  'list_price_too_low',
  'category_gone',
  'related_gone',
  'bundle_gone',
  'attribute_is_option',
  'attribute_value',
] as const

const putAway = (act: 'archive' | 'restore', summary: string) =>
  defineAdminEndpoint({
    method: 'POST',
    path: `/api/admin/product/${act}`,
    access: 'products.edit',
    tag,
    summary,
    query: strict({ id }),
    body: noBody,
    response: productRecord,
    errors: ['not_found', 'already_done'],
  })

export const archiveProduct = putAway(
  'archive',
  'Puts a product away: out of the shop and of the lists; orders keep it',
)
export const restoreProduct = putAway('restore', 'Brings a product back, hidden')

export const getProductRecord = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/product',
  access: 'products.view',
  tag,
  summary: 'One product with all that can be edited',
  query: strict({ id }),
  body: noBody,
  response: productRecord,
  errors: ['not_found'],
})

export const addProduct = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/add',
  access: 'products.edit',
  tag,
  summary: 'A new product with its first stock',
  query: noQuery,
  body: addProductBody,
  maxBodyBytes: MAX_BYTES,
  response: productRecord,
  errors: [...errors],
})

export const editProduct = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/edit',
  access: 'products.edit',
  tag,
  summary: 'Changes a product; its old address leads to the new one',
  query: strict({ id }),
  body: editProductBody,
  maxBodyBytes: MAX_BYTES,
  response: productRecord,
  errors: ['not_found', 'edit_conflict', 'product_archived', ...errors],
})

export const listProductChoices = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/product-choices',
  // Coupons and jobs name categories, too; shoppers see them all.
  access: 'member',
  tag,
  summary: 'What a product can be put into: categories with their paths, and the makers there are',
  query: noQuery,
  body: noBody,
  response: z.object({
    categories: z.array(z.object({ id, title: z.string().describe('With those above it: `خانه ‹ فرش`') })),
    brands: z.array(z.string()),
  }),
  errors: [],
})

export const listAttributeNames = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/attribute-names',
  access: 'member',
  tag,
  summary:
    'What goods of a category are described by: what the category names first, in its order, then the most frequent',
  query: strict({ categoryId: id.optional().describe('Without it: of all goods') }),
  body: noBody,
  response: z.array(attributeUse),
  errors: [],
})
