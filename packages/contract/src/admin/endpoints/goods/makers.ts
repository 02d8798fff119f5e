import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, line, picture, requiredLine, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake, edition, listOf, MAX_TEXT_BYTES, richText, seenVersion, seoFields } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { fromLibrary, PICTURE_BYTES } from './product-pictures.ts'

const tag = 'goods'

const fields = {
  title: requiredLine(80, messages.makerTitle),
  descriptionHtml: richText,
  slug: line(120).describe('What its address ends with, in any form; empty: made from the title'),
  ...seoFields,
}

export { fields as makerFields }

export const makerRow = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  picture: picture.nullable(),
  goods: z.int().describe('Products of it, hidden ones too'),
})
export type MakerRow = z.infer<typeof makerRow>

export const makerRecord = makerRow.extend({
  descriptionHtml: z.string(),
  otherNames: z.array(z.string()).describe('Names in files and of goods that lead to it, too'),
  seoTitle: z.string(),
  seoDescription: z.string(),
  edition,
})
export type MakerRecord = z.infer<typeof makerRecord>

const ofMaker = strict({ id })

export const listMakers = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/makers',
  access: 'products.view',
  tag,
  summary: 'Makers by their names, in alphabetical order, those without goods too',
  query: strict({
    q: line(80).optional(),
    after: wholeNumber(0, 1_000_000).default(0).describe('How many to leave out'),
    take: adminTake,
  }),
  body: noBody,
  response: listOf(makerRow),
  errors: [],
})

export const getMaker = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/maker',
  access: 'products.view',
  tag,
  summary: 'One maker with all that can be edited',
  query: ofMaker,
  body: noBody,
  response: makerRecord,
  errors: ['not_found'],
})

export const addMaker = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/maker/add',
  access: 'products.edit',
  tag,
  summary: 'A new maker, with a page of its own',
  query: noQuery,
  body: strict({
    ...fields,
    descriptionHtml: fields.descriptionHtml.default(''),
    slug: fields.slug.default(''),
    seoTitle: fields.seoTitle.default(''),
    seoDescription: fields.seoDescription.default(''),
  }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: makerRecord,
  errors: ['maker_title_taken', 'slug_taken'],
})

export const editMaker = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/maker/edit',
  access: 'products.edit',
  tag,
  summary: 'Renames or describes a maker; its goods follow, and its old address leads to the new one',
  query: ofMaker,
  body: strict({ version: seenVersion, ...z.object(fields).partial().shape }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: makerRecord,
  errors: ['not_found', 'edit_conflict', 'maker_title_taken', 'slug_taken'],
})

export const mergeMakers = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/maker/merge',
  access: 'products.edit',
  tag,
  summary: 'Gives goods, names and address of a maker to another one; returns that one',
  query: ofMaker,
  body: strict({ version: seenVersion, into: id }),
  response: makerRecord,
  errors: ['not_found', 'edit_conflict', 'maker_gone', 'slug_taken'],
})

export const removeMaker = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/maker/remove',
  access: 'products.edit',
  tag,
  summary: 'Removes a maker that no product has',
  query: ofMaker,
  body: strict({ version: seenVersion }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'edit_conflict', 'maker_in_use'],
})

export const setMakerPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/maker/picture',
  access: 'products.edit',
  tag,
  summary: 'Gives a maker its logo or picture',
  query: strict({ id, alt: requiredLine(200, messages.alt), from: fromLibrary }),
  body: noBody,
  isUpload: true,
  maxBodyBytes: PICTURE_BYTES,
  response: makerRecord,
  errors: ['not_found', 'picture_unreadable', 'picture_gone'],
})

export const removeMakerPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/maker/picture/remove',
  access: 'products.edit',
  tag,
  summary: 'Takes the picture of a maker away',
  query: ofMaker,
  body: noBody,
  response: makerRecord,
  errors: ['not_found', 'already_done'],
})
