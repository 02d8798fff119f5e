import { randomBytes } from 'node:crypto'

/** 128 random bits: cannot be guessed or counted. Begins with no dash, which a command line takes for an option. */
export const newId = (): string => {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? newId() : id
}
