import { startOfDay, toLatinDigits } from '@hojreh/persian'
import { instant, line, plainText, wholeNumber } from '../fields.ts'
import { fieldMessages } from '../messages.ts'
import { z } from '../z.ts'
import { adminFieldMessages as messages } from './messages.ts'

const bare = (value: string) => toLatinDigits(value).replace(/[\s-]/g, '').toUpperCase()

const code = (form: RegExp, message: string) =>
  z.string(message).max(40, message).transform(bare).pipe(z.string().regex(form, message))

/** Six digits by SMS; the codes of customers have five. */
export const smsCode = code(/^\d{6}$/, messages.code)
/** Six digits of an authenticator app (RFC 6238). */
export const totp = code(/^\d{6}$/, messages.totp)
/** Ten letters and digits, in either case and with or without dashes. */
export const recoveryCode = code(/^[A-Z2-7]{10}$/, messages.recoveryCode)
/** Sixteen letters and digits, likewise. */
export const invitationCode = code(/^[A-Z2-7]{16}$/, messages.invitationCode)

/** A day in Tehran, Jalali (`1405/09/02`) or not (`2026-11-23`), in any digits; read as its first moment. */
export const day = plainText(20).transform((typed, context) => {
  const start = startOfDay(typed)
  if (start) return start.toISOString()
  context.addIssue({ code: 'custom', message: messages.day })
  return z.NEVER
})

const MINUTE_MS = 60_000
const MOMENT = /^(\S+)\s+([01]?\d|2[0-3]):([0-5]\d)$/

/** A minute in Tehran, its day as {@link day} has it: `1405/09/02 18:30`, in any digits. */
export const moment = plainText(40).transform((typed, context) => {
  const [, dayPart = '', hour, minute] = MOMENT.exec(toLatinDigits(typed).trim()) ?? []
  const start = startOfDay(dayPart)
  if (start) return new Date(start.getTime() + (Number(hour) * 60 + Number(minute)) * MINUTE_MS).toISOString()
  context.addIssue({ code: 'custom', message: messages.moment })
  return z.NEVER
})

const MAX_TEXT = 200_000
/** The limit of a body with a text: letters of two bytes and their markup. */
export const MAX_TEXT_BYTES = 1024 * 1024
/** HTML of the editor, which the server cleans before anything else. */
export const richText = z.string(fieldMessages.invalid).max(MAX_TEXT, fieldMessages.tooLong)

/** What search engines and social networks show of a page instead of its own words; empty: its own words. */
export const seoFields = { seoTitle: line(120), seoDescription: line(320) }

export const ADMIN_MAX_TAKE = 100
export const adminTake = wholeNumber(1, ADMIN_MAX_TAKE).default(50)
/** Where the next page of a list starts: `next` of the page before. Opaque. */
export const after = plainText(200).optional()

/** Rows of a list are counted up to this number: members do not read more, and the count stays quick. */
export const COUNTED_ROWS = 10_000
/** The same for rows that a text finds: they lie all over a table, and each costs a disk read at another place. */
export const COUNTED_FOUND_ROWS = 200

/** A page of a list that may be long. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('For `after`; null at the end'),
    total: z
      .int()
      .describe('Rows of the whole list, counted up to 10,000, or up to 200 when a text was searched for'),
  })

/** Where a link leads: a path of the shop or a page elsewhere, and never to a script. */
export const linkTarget = plainText(500)
  .transform((typed) => typed.trim())
  .refine((typed) => {
    if (typed.startsWith('/')) return /^\/(?![/\\])[^\\\s]*$/.test(typed)
    const url = URL.parse(typed)
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  }, messages.link)

/**
 * How often a record was edited, and by whom last. An edit says which version it saw, and gets `edit_conflict` when
 * another member was quicker.
 */
export const edition = z.object({
  version: z.int(),
  by: z.string().nullable().describe('Null while nobody edited it'),
  at: instant.nullable(),
})
export type Edition = z.infer<typeof edition>
/** The version that an edit saw. */
export const seenVersion = z
  .int(fieldMessages.invalid)
  .min(0, fieldMessages.invalid)
  .max(1_000_000_000, fieldMessages.invalid)

export const maskedPhone = z.string().describe('`0912•••4567`; `showPhones` has the whole number')
