import { createHmac, hkdfSync } from 'node:crypto'

/** A 256-bit key for one purpose, so that a leaked key tells nothing of another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `hojreh/${purpose}`, 32))

/** A hash that cannot be searched through without the key, for values from a small space (phones, codes). */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
