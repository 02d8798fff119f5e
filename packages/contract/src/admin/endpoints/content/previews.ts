import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, slug } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

const preview = {
  method: 'GET',
  query: strict({ id }),
  body: noBody,
  response: z.object({ path: z.string() }),
  errors: ['not_found'],
  // An open page asks again and again, so that its link is never an old one.
  isUnattended: true,
} as const

export const getArticlePreview = defineAdminEndpoint({
  ...preview,
  path: '/api/admin/article/preview',
  access: 'content.edit',
  tag: 'content',
  summary: 'Where an article is seen as readers will see it; the address opens for an hour',
})

export const getProductPreview = defineAdminEndpoint({
  ...preview,
  path: '/api/admin/product/preview',
  access: 'products.view',
  tag: 'products',
  summary: 'Where a product is seen as shoppers will see it; the address opens for an hour',
})

export const getPagePreview = defineAdminEndpoint({
  ...preview,
  query: strict({ slug }),
  errors: [],
  path: '/api/admin/page/preview',
  access: 'content.edit',
  tag: 'content',
  summary: 'Where a static page is seen as shoppers will see it; the address opens for an hour',
})

export const getFaqPreview = defineAdminEndpoint({
  ...preview,
  query: noQuery,
  errors: [],
  path: '/api/admin/faq/preview',
  access: 'content.edit',
  tag: 'content',
  summary: 'Where the questions are seen as shoppers will see them; the address opens for an hour',
})
