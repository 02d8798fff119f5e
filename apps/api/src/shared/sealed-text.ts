import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text with AES-256-GCM. */
export const sealText = (key: KeyObject, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Opens what {@link sealText} made; null when the key is another one or the text was changed. */
export const openText = (key: KeyObject, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
