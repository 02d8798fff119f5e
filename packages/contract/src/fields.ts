import { normalizePhone, normalizeText, toLatinDigits } from '@hojreh/persian'
import { limits } from './limits.ts'
import { fieldMessages as messages } from './messages.ts'
import { z } from './z.ts'

/** Opaque, neither guessable nor countable. */
export const id = z
  .string(messages.invalid)
  .min(8, messages.invalid)
  .max(64, messages.invalid)
  .regex(/^[A-Za-z0-9_-]+$/, messages.invalid)
export const slug = z
  .string(messages.invalid)
  .min(1, messages.invalid)
  .max(200, messages.invalid)
  .regex(/^[\p{L}\p{N}_-]+(?:[.-][\p{L}\p{N}_-]+)*$/u, messages.invalid)
/** A text that no person types into a form: of a program, a gateway or an address bar. */
export const plainText = (max: number) => z.string(messages.invalid).max(max, messages.tooLong)
/** The word of a link that the desk made to a page that no visitor sees yet. */
export const previewWord = plainText(100).optional()
/** A whole number of a query string. */
export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(messages.invalid)
    .int(messages.invalid)
    .min(min, messages.invalid)
    .max(max, messages.invalid)
/** One of fixed words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, messages.invalid)

/** Money: an integer number of rial. Toman exists only in what a person sees. */
export const rial = z.int().min(0).describe('Rial')
export const instant = z.iso.datetime(messages.invalid).describe('ISO 8601, UTC')
/** The first and the last day on which a parcel is to arrive: instants of days in Tehran. */
export const arrival = z.object({ from: instant, to: instant })
export type Arrival = z.infer<typeof arrival>

/** An Iranian mobile number in any usual form and any digits; read as `09…`. Messages: specification, section 5. */
export const phone = z
  .string(messages.phoneRequired)
  .max(40, messages.phoneInvalid)
  .transform(normalizePhone)
  .pipe(
    z
      .string()
      .min(1, messages.phoneRequired)
      .length(limits.phoneLength, messages.phoneInvalid)
      .regex(/^09\d{9}$/, messages.phoneInvalid),
  )

const digits = (value: string) => toLatinDigits(value).replace(/\s/g, '')

export const otp = z
  .string(messages.otpRequired)
  .max(20, messages.otpLength)
  .transform(digits)
  .pipe(
    z
      .string()
      .min(1, messages.otpRequired)
      .regex(new RegExp(`^\\d{${limits.otpLength}}$`), messages.otpLength),
  )

/** A typed password. Digits of any keyboard count as the same, so that it can be typed on each of them. */
export const passwordText = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .max(limits.passwordMaxLength, messages.passwordWeak)
    .transform(toLatinDigits)

export const password = passwordText(messages.passwordRequired).refine(
  (value) =>
    value.length >= limits.passwordMinLength &&
    /\d/.test(value) &&
    /[a-z]/.test(value) &&
    /[A-Z]/.test(value),
  messages.passwordWeak,
)

/** An e-mail address, or nothing. */
export const email = z
  .string(messages.email)
  .max(limits.maxEmailLength, messages.email)
  .transform((value) => toLatinDigits(value).trim())
  .pipe(z.union([z.literal(''), z.email(messages.email)], messages.email))

/** Five digits, as the specification has it; customers who came when those were given away have a longer one. */
export const inviteCode = z
  .string(messages.inviteCode)
  .max(20, messages.inviteCode)
  .transform(digits)
  .pipe(z.string().regex(/^\d{5,8}$/, messages.inviteCode))

export const postalCode = z
  .string(messages.postalCode)
  .max(30, messages.postalCode)
  .transform((value) => digits(value).replaceAll('-', ''))
  .pipe(z.string().regex(/^[1-9]\d{9}$/, messages.postalCode))

/** One line of text that a person typed: normalised, no control characters. Length is counted after that. */
export const line = (max: number, missing: string = messages.invalid) =>
  z
    .string(missing)
    .max(max * 4, messages.tooLong)
    .regex(/^\P{Cc}*$/u, messages.text)
    .transform(normalizeText)
    .pipe(z.string().max(max, messages.tooLong))
export const requiredLine = (max: number, message: string = messages.required) =>
  line(max, message).pipe(z.string().min(1, message))

/** Page number, from 1, in a query string. */
export const pageId = wholeNumber(1, 100_000).default(1)
export const take = (otherwise: number = limits.defaultTake) =>
  wholeNumber(1, limits.maxTake).default(otherwise)

export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), pageId: z.int(), take: z.int() })

/** A picture in several widths. `sources` are complete `srcset` attributes; addresses never change their content. */
export const picture = z.object({
  src: z.string(),
  avif: z.string(),
  webp: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
  color: z.string().describe('Dominant colour, shown until the picture is there: #rrggbb'),
})
export type Picture = z.infer<typeof picture>

/** HTML that was sanitised on the way in. */
export const safeHtml = z.string()
