import { noBody } from '../../../define-endpoint.ts'
import { id } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminCall } from '../../define-admin-call.ts'

const preview = {
  method: 'GET',
  query: strict({ id }),
  body: noBody,
  response: z.object({ path: z.string() }),
  errors: ['not_found'],
  // An open page asks again and again, so that its link is never an old one.
  isUnattended: true,
} as const

export const getArticlePreview = defineAdminCall({
  ...preview,
  path: '/api/admin/article/preview',
  access: 'content.edit',
  tag: 'content',
  summary: 'Where an article is seen as readers will see it; the address opens for an hour',
})

export const getProductPreview = defineAdminCall({
  ...preview,
  path: '/api/admin/product/preview',
  access: 'products.view',
  tag: 'products',
  summary: 'Where a product is seen as shoppers will see it; the address opens for an hour',
})
