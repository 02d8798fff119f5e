import { noBody, noQuery } from '../../../define-endpoint.ts'
import { homeBlock } from '../../../endpoints/home.ts'
import { slide } from '../../../endpoints/setting.ts'
import {
  instant,
  line,
  oneOf,
  plainText,
  requiredLine,
  safeHtml,
  slug,
  wholeNumber,
} from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { listSorts } from '../../../sorts.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, linkTarget, MAX_TEXT_BYTES, moment, richText, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'content'

export const homeKinds = [
  'slider',
  'banners',
  'categories',
  'offers',
  'goods',
  'articles',
  'text',
  'trust',
] as const
export type HomeKind = (typeof homeKinds)[number]

export const MOST_HOME_BLOCKS = 30
export const MOST_SLIDES = 12
const MOST_SHOWN = 24

const OWN_PICTURE = /^\/api\/media\/[0-9a-f]{32}\/\d+\.\w+$/

const slideFields = strict({
  title: requiredLine(80, messages.slideTitle),
  subtitle: line(160),
  link: linkTarget,
  image: strict({
    src: plainText(200).regex(OWN_PICTURE, messages.slidePicture),
    alt: line(200),
  }),
})

const shown = z.int(messages.shown).min(1, messages.shown).max(MOST_SHOWN, messages.shown)

/** One form for all kinds: what a kind does not use stays empty. */
const blockFields = {
  id: plainText(40).regex(/^[A-Za-z0-9_-]{1,40}$/, fieldMessages.invalid),
  kind: oneOf(homeKinds),
  title: line(80),
  isHidden: z.boolean(fieldMessages.invalid),
  sort: oneOf(listSorts).describe('Of goods'),
  category: z
    .union([z.literal(''), slug], fieldMessages.invalid)
    .describe('Of goods or articles; empty for all'),
  take: shown.describe('How many goods or articles'),
}

const sentMoment = moment.nullable()
const sentBlock = strict({
  ...blockFields,
  from: sentMoment.describe('Shoppers see it from then on; null at once'),
  until: sentMoment.describe('Until then; null for good'),
  slides: z.array(slideFields, messages.slides).max(MOST_SLIDES, messages.slides),
  bodyHtml: richText,
}).superRefine(({ kind, slides, from, until }, context) => {
  if ((kind === 'slider' || kind === 'banners') && slides.length === 0)
    context.addIssue({ code: 'custom', path: ['slides'], message: messages.slides })
  if (from && until && until <= from)
    context.addIssue({ code: 'custom', path: ['until'], message: messages.untilBefore })
})

export const homeBlocksBody = z
  .array(sentBlock, messages.homeBlocks)
  .max(MOST_HOME_BLOCKS, messages.homeBlocks)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, messages.homeBlocks)
export type HomeBlockBody = z.input<typeof sentBlock>

const blockRecord = z.object({
  id: z.string(),
  kind: z.enum(homeKinds),
  title: z.string(),
  isHidden: z.boolean(),
  sort: z.enum(listSorts),
  category: z.string(),
  take: z.int(),
  from: instant.nullable(),
  until: instant.nullable(),
  slides: z.array(slide),
  bodyHtml: safeHtml,
})
export type HomeBlockRecord = z.infer<typeof blockRecord>
const homeRecord = z.object({ blocks: z.array(blockRecord), edition })

export const getHomeRecord = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/home',
  access: 'content.edit',
  tag,
  summary: 'The blocks of the home page as they are kept, hidden and scheduled ones among them',
  query: noQuery,
  body: noBody,
  response: homeRecord,
  errors: [],
})

export const previewHomeBlock = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/home/preview',
  access: 'content.edit',
  tag,
  summary: 'What a block of goods, categories or articles would show now; null when there is nothing',
  query: strict({
    kind: oneOf(['categories', 'offers', 'goods', 'articles']),
    sort: blockFields.sort,
    category: blockFields.category.default('').describe('None: of all; an address drops what is empty'),
    take: wholeNumber(1, MOST_SHOWN),
  }),
  body: noBody,
  response: homeBlock.nullable(),
  errors: [],
})

export const writeHome = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/home/write',
  access: 'content.publish',
  tag,
  summary: 'Writes the blocks of the home page, in their order; shoppers see them at once',
  query: noQuery,
  body: strict({ version: seenVersion, blocks: homeBlocksBody }),
  maxBodyBytes: MAX_TEXT_BYTES,
  response: homeRecord,
  errors: ['edit_conflict', 'picture_unreadable'],
})
