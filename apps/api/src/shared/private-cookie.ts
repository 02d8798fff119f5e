import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../config/config.ts'

/** Options of a cookie that the api alone reads: no script of a page can. */
export const privateCookieOptions = ({ PUBLIC_ORIGIN, COOKIE_DOMAIN }: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/api',
  secure: PUBLIC_ORIGIN.startsWith('https:'),
  ...(COOKIE_DOMAIN && { domain: COOKIE_DOMAIN }),
})
