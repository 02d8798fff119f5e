import { randomBytes } from 'node:crypto'

/** 128 random bits: cannot be guessed or counted. */
export const newId = (): string => randomBytes(16).toString('base64url')
