import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, line, requiredLine } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion, seoFields } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { categoryAttribute, categoryAttributes } from './product-attributes.ts'

const tag = 'goods'
export const MOST_CATEGORIES = 2_000

const fields = {
  title: requiredLine(80, messages.categoryTitle),
  description: line(600),
  parentId: id.nullable().describe('Null stands at the top'),
  slug: line(120).describe('What its address ends with, in any form; empty: made from the title'),
  ...seoFields,
  attributes: categoryAttributes,
}

export { fields as categoryFields }

export const adminCategory = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  parentId: id.nullable(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  attributes: z
    .array(categoryAttribute)
    .describe('What its goods are described by; those above it name theirs, too'),
  goods: z.int().describe('Products in it and below, hidden ones too'),
  edition,
})
export type AdminCategory = z.infer<typeof adminCategory>

const ofCategory = strict({ id })

export const listCategories = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/categories',
  access: 'categories.edit',
  tag,
  summary: 'All categories, empty ones too; those of one parent in the order of the shop',
  query: noQuery,
  body: noBody,
  response: z.array(adminCategory),
  errors: [],
})

export const addCategory = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/category/add',
  access: 'categories.edit',
  tag,
  summary: 'A new category, last of its parent',
  query: noQuery,
  body: strict({
    ...fields,
    description: fields.description.default(''),
    slug: fields.slug.default(''),
    seoTitle: fields.seoTitle.default(''),
    seoDescription: fields.seoDescription.default(''),
    attributes: fields.attributes.default([]),
  }),
  response: adminCategory,
  errors: ['category_gone', 'category_title_taken', 'category_too_deep', 'slug_taken', 'conflict'],
})

export const editCategory = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/category/edit',
  access: 'categories.edit',
  tag,
  summary:
    'Renames, describes or moves a category with all that is below; its old address leads to the new one',
  query: ofCategory,
  body: strict({ version: seenVersion, ...z.object(fields).partial().shape }),
  response: adminCategory,
  errors: [
    'not_found',
    'edit_conflict',
    'category_gone',
    'category_title_taken',
    'category_circle',
    'slug_taken',
    'category_too_deep',
  ],
})

export const placeCategory = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/category/place',
  access: 'categories.edit',
  tag,
  summary:
    'Puts a category with all that is below it below a parent, before another one; a tree that changed since refuses it',
  query: ofCategory,
  body: strict({
    version: seenVersion,
    parentId: fields.parentId,
    nextId: id.nullable().describe('Before which of that parent; null is last'),
    seen: z
      .array(id, fieldMessages.invalid)
      .max(MOST_CATEGORIES)
      .describe('All of that parent as the member saw them, in their order'),
  }),
  response: z.array(adminCategory),
  errors: [
    'not_found',
    'edit_conflict',
    'category_gone',
    'category_title_taken',
    'category_circle',
    'category_too_deep',
    'conflict',
    'already_done',
  ],
})

export const removeCategory = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/category/remove',
  access: 'categories.edit',
  tag,
  summary: 'Removes a category without others below it; its goods go where the body says',
  query: ofCategory,
  body: strict({ goodsTo: id.nullable().describe('Null leaves them without a category') }),
  response: z.array(adminCategory),
  errors: ['not_found', 'category_in_use', 'category_gone'],
})
