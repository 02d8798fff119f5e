import { createHash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { adminOriginOf } from '../../config/admin-origin.ts'
import type { Config } from '../../config/config.ts'

const isSecure = (config: Config) => adminOriginOf(config).startsWith('https:')

/** `__Host-` binds it to the one host of the back office; the demo's http cannot have that. */
export const staffCookieName = (config: Config): string =>
  isSecure(config) ? '__Host-hojreh_staff' : 'hojreh_staff'

export const staffCookieOptions = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/',
  secure: isSecure(config),
})

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
