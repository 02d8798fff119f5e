import { defineEndpoint, noBody } from '../define-endpoint.ts'
import { previewWord, safeHtml, slug } from '../fields.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'site'

/** Messengers in which a shop can be asked about a product. */
export const chatPlaces = ['telegram', 'whatsapp', 'bale', 'eitaa'] as const
export type ChatPlace = (typeof chatPlaces)[number]

const contentPage = z.object({
  slug,
  title: z.string(),
  bodyHtml: safeHtml,
  description: z.string().describe('For search engines and social networks'),
  seoTitle: z.string().describe('Likewise; empty: the page’s own title'),
})
export type ContentPage = z.infer<typeof contentPage>

/** A link of the desk shows what waits. */
const previewed = strict({ preview: previewWord })

export const getAboutUs = defineEndpoint({
  method: 'GET',
  path: '/api/site/aboutUs',
  access: 'public',
  tag,
  summary: 'About us',
  query: previewed,
  body: noBody,
  response: contentPage,
  errors: ['not_found'],
})

export const getContactUs = defineEndpoint({
  method: 'GET',
  path: '/api/site/contactUs',
  access: 'public',
  tag,
  summary: 'How to reach the shop',
  query: previewed,
  body: noBody,
  response: z.object({
    title: z.string(),
    description: z.string(),
    bodyHtml: safeHtml.describe('Above the ways to reach the shop; empty while nobody wrote it'),
    seoTitle: z.string(),
    address: z.string(),
    phones: z.array(z.string()),
    email: z.string(),
    hours: z.string(),
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    chat: z
      .array(z.object({ place: z.enum(chatPlaces), handle: z.string() }))
      .describe('Where somebody of the shop is asked'),
  }),
  errors: ['not_found'],
})

export const getLicense = defineEndpoint({
  method: 'GET',
  path: '/api/site/license',
  access: 'public',
  tag,
  summary: 'Permits of the shop',
  query: previewed,
  body: noBody,
  response: contentPage,
  errors: ['not_found'],
})

export const getPage = defineEndpoint({
  method: 'GET',
  path: '/api/site/page',
  access: 'public',
  tag,
  summary: 'A static page',
  query: strict({ slug, preview: previewWord }),
  body: noBody,
  response: contentPage,
  errors: ['not_found'],
})

export const getFaq = defineEndpoint({
  method: 'GET',
  path: '/api/site/faq',
  access: 'public',
  tag,
  summary: 'Frequently asked questions in groups',
  query: previewed,
  body: noBody,
  response: z.array(
    z.object({
      title: z.string(),
      questions: z.array(z.object({ question: z.string(), answerHtml: safeHtml })),
    }),
  ),
  errors: [],
})
