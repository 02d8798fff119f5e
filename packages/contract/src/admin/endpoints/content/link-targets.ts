import { noBody, noQuery } from '../../../define-endpoint.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

export const linkKinds = ['place', 'category', 'page', 'article', 'articleCategory'] as const

const linkTarget = z.object({
  kind: z.enum(linkKinds),
  title: z.string().describe('Empty for a place that the desk names itself'),
  path: z.string(),
  slug: z.string(),
})
export type LinkTarget = z.infer<typeof linkTarget>

export const listLinkTargets = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/link-targets',
  access: 'content.edit',
  tag: 'content',
  summary:
    'What a link of a menu or a slide may lead to: places of the shop, categories, pages and the newest articles',
  query: noQuery,
  body: noBody,
  response: z.array(linkTarget),
  errors: [],
})
