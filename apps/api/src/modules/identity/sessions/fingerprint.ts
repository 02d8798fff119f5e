import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../../config/config.ts'

/**
 * The half of a session that scripts cannot read (OWASP, "Token Sidejacking"):
 * the token holds the hash of what this cookie holds.
 */
export const fingerprintCookieName = ({ AUTH_COOKIE_NAME }: Config): string => `${AUTH_COOKIE_NAME}_fp`

export const newFingerprint = (): string => randomBytes(32).toString('base64url')

export const hashOfFingerprint = (fingerprint: string): string =>
  createHash('sha256').update(fingerprint).digest('base64url')
