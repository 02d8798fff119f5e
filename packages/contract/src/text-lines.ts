import { normalizeText } from '@hojreh/persian'
import { fieldMessages as messages } from './messages.ts'
import { z } from './z.ts'

/** Lines of a person's text, each normalised; more than one empty line in a row says nothing more. */
const normalizeLines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(normalizeText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A text of several lines that a person typed, or none. Length is counted after normalising. */
export const lines = (max: number, missing: string = messages.invalid) =>
  z
    .string(missing)
    .max(max * 4, messages.tooLong)
    .regex(/^[\P{Cc}\t\n\r]*$/u, messages.text)
    .transform(normalizeLines)
    .pipe(z.string().max(max, messages.tooLong))

/** A text of several lines that a person typed, at least one of them. */
export const requiredLines = (max: number, message: string) =>
  lines(max, message).pipe(z.string().min(1, message))
