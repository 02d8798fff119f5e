import { toLatinDigits } from '@hojreh/persian'

/** Only the digits of what was typed or pasted, as Latin ones, at most `maxLength` of them. */
export const keepInteger = (typed: string, maxLength = Number.POSITIVE_INFINITY): string =>
  toLatinDigits(typed).replace(/\D/g, '').slice(0, maxLength)

/** Whether a keystroke may enter an integer field; `null` data (deleting, moving) always may. */
export const isIntegerKeystroke = (data: string | null | undefined): boolean =>
  data === null || data === undefined || /^\d*$/.test(toLatinDigits(data))
