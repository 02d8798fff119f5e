import { noBody } from '../../../define-endpoint.ts'
import { id, picture, requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { fromLibrary, PICTURE_BYTES } from '../goods/product-pictures.ts'
import { articleRecord } from './articles.ts'

const tag = 'content'
const alt = requiredLine(200, messages.alt)

export const addTextPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/picture/add',
  access: 'content.edit',
  tag,
  summary: 'Keeps a picture for a text, and returns how the text shows it',
  query: strict({ alt }),
  body: noBody,
  isUpload: true,
  maxBodyBytes: PICTURE_BYTES,
  response: picture,
  errors: ['picture_unreadable'],
})

export const setArticleCover = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/article/cover',
  access: 'content.edit',
  tag,
  summary: 'Gives an article its cover; one that readers see takes `content.publish`, too',
  query: strict({ id, alt, from: fromLibrary }),
  body: noBody,
  isUpload: true,
  maxBodyBytes: PICTURE_BYTES,
  response: articleRecord,
  errors: ['not_found', 'picture_unreadable', 'picture_gone', 'forbidden'],
})

export const removeArticleCover = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/article/cover/remove',
  access: 'content.edit',
  tag,
  summary: 'Takes the cover of an article away; of one that readers see with `content.publish`',
  query: strict({ id }),
  body: noBody,
  response: articleRecord,
  errors: ['not_found', 'already_done', 'forbidden'],
})
