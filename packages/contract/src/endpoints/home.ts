import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { instant, picture, safeHtml, slug } from '../fields.ts'
import { listSorts } from '../sorts.ts'
import { z } from '../z.ts'
import { articleSummary } from './blog.ts'
import { slide } from './setting.ts'
import { productCard } from './shop.ts'

const block = { id: z.string(), title: z.string().describe('Empty: the theme names it') }

/** A part of the home page with all that it shows. */
export const homeBlock = z.discriminatedUnion('kind', [
  z.object({ ...block, kind: z.literal('slider'), slides: z.array(slide) }),
  z.object({ ...block, kind: z.literal('banners'), slides: z.array(slide) }),
  z.object({
    ...block,
    kind: z.literal('categories'),
    categories: z.array(z.object({ slug, title: z.string(), image: picture.nullable(), count: z.int() })),
  }),
  z.object({
    ...block,
    kind: z.literal('offers'),
    endsAt: instant.nullable(),
    products: z.array(productCard),
  }),
  z.object({
    ...block,
    kind: z.literal('goods'),
    sort: z.enum(listSorts),
    category: slug.nullable(),
    products: z.array(productCard),
  }),
  z.object({ ...block, kind: z.literal('articles'), articles: z.array(articleSummary) }),
  z.object({ ...block, kind: z.literal('text'), bodyHtml: safeHtml }),
  z.object({ ...block, kind: z.literal('trust') }),
])
export type HomeBlock = z.infer<typeof homeBlock>

export const getHomeBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/shop/home/blocks',
  access: 'public',
  tag: 'shop',
  summary:
    'The parts of the home page in the order that the shop gave them; empty and hidden ones are left out',
  query: noQuery,
  body: noBody,
  response: z.array(homeBlock),
  errors: [],
})
