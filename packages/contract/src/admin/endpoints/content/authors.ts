import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, line, picture, requiredLine, wholeNumber } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake, edition, listOf, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { fromLibrary, PICTURE_BYTES } from '../goods/product-pictures.ts'

const tag = 'content'

const fields = {
  name: requiredLine(80, messages.articleAuthor),
  about: line(600).describe('A few words for readers, without markup'),
  slug: line(120).describe('What its address ends with, in any form; empty: made from the name'),
}

export { fields as authorFields }

export const authorRow = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  articles: z.int().describe('Drafts too'),
})
export type AuthorRow = z.infer<typeof authorRow>

export const authorRecord = authorRow.extend({
  about: z.string(),
  picture: picture.nullable(),
  edition,
})
export type AuthorRecord = z.infer<typeof authorRecord>

const ofAuthor = strict({ id })

export const listAuthors = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/authors',
  access: 'content.edit',
  tag,
  summary: 'Authors by their names, in alphabetical order, those without articles too',
  query: strict({
    q: line(80).optional(),
    after: wholeNumber(0, 1_000_000).default(0).describe('How many to leave out'),
    take: adminTake,
  }),
  body: noBody,
  response: listOf(authorRow),
  errors: [],
})

export const getAuthor = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/author',
  access: 'content.edit',
  tag,
  summary: 'One author with all that can be edited',
  query: ofAuthor,
  body: noBody,
  response: authorRecord,
  errors: ['not_found'],
})

export const addAuthor = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/author/add',
  access: 'content.edit',
  tag,
  summary: 'A new author, with a page of its own from the first public article on',
  query: noQuery,
  body: strict({ ...fields, about: fields.about.default(''), slug: fields.slug.default('') }),
  response: authorRecord,
  errors: ['author_name_taken', 'slug_taken'],
})

export const editAuthor = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/author/edit',
  access: 'content.publish',
  tag,
  summary: 'Renames or describes an author; its articles follow, and its old address leads to the new one',
  query: ofAuthor,
  body: strict({ version: seenVersion, ...z.object(fields).partial().shape }),
  response: authorRecord,
  errors: ['not_found', 'edit_conflict', 'author_name_taken', 'slug_taken'],
})

export const mergeAuthors = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/author/merge',
  access: 'content.publish',
  tag,
  summary: 'Gives articles, names and address of an author to another one; returns that one',
  query: ofAuthor,
  body: strict({ version: seenVersion, into: id }),
  response: authorRecord,
  errors: ['not_found', 'edit_conflict', 'author_gone', 'slug_taken'],
})

export const setAuthorPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/author/picture',
  access: 'content.publish',
  tag,
  summary: 'Gives an author a picture, which readers see on the author’s page',
  query: strict({ id, alt: requiredLine(200, messages.alt), from: fromLibrary }),
  body: noBody,
  isUpload: true,
  maxBodyBytes: PICTURE_BYTES,
  response: authorRecord,
  errors: ['not_found', 'picture_unreadable', 'picture_gone'],
})

export const removeAuthorPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/author/picture/remove',
  access: 'content.publish',
  tag,
  summary: 'Takes the picture of an author away',
  query: ofAuthor,
  body: noBody,
  response: authorRecord,
  errors: ['not_found', 'already_done'],
})

export const removeAuthor = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/author/remove',
  access: 'content.publish',
  tag,
  summary: 'Removes an author who has no article',
  query: ofAuthor,
  body: strict({ version: seenVersion }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'edit_conflict', 'author_in_use'],
})
