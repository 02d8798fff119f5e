import { noBody } from '../../../define-endpoint.ts'
import { instant, oneOf, picture, plainText, requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake, after, edition, listOf, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { pictureKey } from '../goods/product-pictures.ts'

const tag = 'content'

const mediaRow = picture.extend({
  key: z.string().describe('Names the picture in calls'),
  addedAt: instant,
  addedBy: z.string().nullable().describe('Null for what a file brought'),
  unusedSince: instant.nullable().describe('Nothing shows it since then; it goes thirty days later'),
})
export type MediaRow = z.infer<typeof mediaRow>

export const usePlaces = [
  'product',
  'maker',
  'category',
  'article',
  'author',
  'page',
  'home',
  'brand',
  'settings',
  'orders',
] as const

const mediaUse = z.object({
  place: z.enum(usePlaces),
  id: z.string().describe('Of what shows it; a page’s slug, and empty where there is only one'),
  title: z.string(),
})
export type MediaUse = z.infer<typeof mediaUse>

const mediaRecord = mediaRow.extend({ uses: z.array(mediaUse), edition })
export type MediaRecord = z.infer<typeof mediaRecord>

const ofPicture = strict({ key: pictureKey })

export const listMedia = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/media',
  access: 'member',
  tag,
  summary: 'The library of pictures, the newest first; `q` is words of what they show',
  query: strict({
    q: plainText(200).optional(),
    unused: oneOf(['1']).optional().describe('Only those that nothing shows'),
    after,
    take: adminTake,
  }),
  body: noBody,
  response: listOf(mediaRow),
  errors: [],
})

export const getMedia = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/media/picture',
  access: 'content.edit',
  tag,
  summary: 'A picture of the library with all that shows it',
  query: ofPicture,
  body: noBody,
  response: mediaRecord,
  errors: ['not_found'],
})

export const editMedia = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/media/edit',
  access: 'content.edit',
  tag,
  summary: 'Says what a picture shows; places that use it already keep their own words',
  query: ofPicture,
  body: strict({ version: seenVersion, alt: requiredLine(200, messages.alt) }),
  response: mediaRecord,
  errors: ['not_found', 'edit_conflict'],
})
