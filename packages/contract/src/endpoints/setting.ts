import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { picture, wholeNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'setting'

export interface MenuItem {
  title: string
  url: string
  children: MenuItem[]
}
export const menuItem: z.ZodType<MenuItem> = z.object({
  title: z.string(),
  url: z.string(),
  get children() {
    return z.array(menuItem)
  },
})

const menuQuery = strict({ take: wholeNumber(1, 50).default(12) })

export const getIndexMenu = defineEndpoint({
  method: 'GET',
  path: '/api/setting/indexMenu',
  access: 'public',
  tag,
  summary: 'The header menu',
  query: menuQuery,
  body: noBody,
  response: z.array(menuItem),
  errors: [],
})

export const getFooterMenu = defineEndpoint({
  method: 'GET',
  path: '/api/setting/footerMenu',
  access: 'public',
  tag,
  summary: 'The footer menu: groups with links',
  query: menuQuery,
  body: noBody,
  response: z.array(menuItem),
  errors: [],
})

export const getFavicon = defineEndpoint({
  method: 'GET',
  path: '/api/setting/favicon',
  access: 'public',
  tag,
  summary: 'Address of the favicon in a size',
  query: strict({ size: wholeNumber(16, 512).default(limits.faviconSize) }),
  body: noBody,
  response: z.object({ url: z.string(), size: z.int(), type: z.string() }),
  errors: [],
})

export const getLogo = defineEndpoint({
  method: 'GET',
  path: '/api/setting/logo',
  access: 'public',
  tag,
  summary: 'Name, slogan and logo of the shop; without an own logo the theme draws it',
  query: noQuery,
  body: noBody,
  response: z.object({ title: z.string(), slogan: z.string(), url: z.string().nullable() }),
  errors: [],
})

export const getSocial = defineEndpoint({
  method: 'GET',
  path: '/api/setting/social',
  access: 'public',
  tag,
  summary: 'Links to social networks',
  query: noQuery,
  body: noBody,
  response: z.array(z.object({ name: z.string(), title: z.string(), url: z.url() })),
  errors: [],
})

export const slide = z.object({
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  image: picture,
})
export type Slide = z.infer<typeof slide>

export const getSlider = defineEndpoint({
  method: 'GET',
  path: '/api/setting/slider',
  access: 'public',
  tag,
  summary: 'The slides of the home page',
  query: noQuery,
  body: noBody,
  response: z.array(slide),
  errors: [],
})

export const getBanner = defineEndpoint({
  method: 'GET',
  path: '/api/setting/banner',
  access: 'public',
  tag,
  summary: 'Banners between the sections of the home page',
  query: noQuery,
  body: noBody,
  response: z.array(slide),
  errors: [],
})

/** `#rrggbb`; what people cannot read is made lighter or darker where it is shown. */
export const brandColor = z.string().regex(/^#[0-9a-f]{6}$/)
export const shopLogo = z.object({ src: z.string(), width: z.int(), height: z.int() })
export type ShopLogo = z.infer<typeof shopLogo>

/** `coming_soon`: never opened so far; `paused`: closed by its people for a while. */
export const shopStates = ['open', 'coming_soon', 'paused'] as const
export type ShopState = (typeof shopStates)[number]

/** The public configuration; the same build serves every environment (decisions, section 2). */
export const publicConfig = z.object({
  shopTitle: z.string(),
  authCookieName: z.string(),
  userDataName: z.string(),
  cookieDomain: z
    .string()
    .nullable()
    .describe('Parent domain in subdomain mode; null when all apps share one host'),
  origins: z
    .object({ shop: z.url(), blog: z.url(), profile: z.url() })
    .describe('Where each app lives; all the same when mounted on paths'),
  captcha: z.object({
    provider: z.enum(['altcha', 'recaptcha']),
    siteKey: z.string().nullable(),
    scriptUrl: z.string().nullable(),
  }),
  enamad: z
    .object({ id: z.string(), code: z.string() })
    .nullable()
    .describe('The trust seal of enamad.ir; null when the shop has none'),
  currency: z.literal('IRR'),
  isPublicDemo: z
    .boolean()
    .default(false)
    .describe('A shop for trying out that others can reach: every page says so'),
  isDemo: z.boolean().default(false).describe('A shop for trying out: samples stand for what it has not'),
  shopState: z
    .enum(shopStates)
    .default('open')
    .describe('Whether it takes orders. Until it first opens no search engine lists it; every page says so'),
  hasInstalments: z
    .boolean()
    .default(false)
    .describe('Whether it can be asked what a sum costs in instalments'),
  brandColor: brandColor.nullable().default(null).describe('Of acts and links; null: the theme’s own'),
  logo: shopLogo.nullable().default(null).describe('In the place of the drawn mark'),
})
export type PublicConfig = z.infer<typeof publicConfig>

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  tag: 'operations',
  summary: 'Public configuration',
  query: noQuery,
  body: noBody,
  response: publicConfig,
  errors: [],
})
