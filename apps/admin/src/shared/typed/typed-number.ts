import { toLatinDigits } from '@hojreh/persian'

const RIAL_IN_TOMAN = 10

/** A number as people type it: any digits, with or without separators. What is none is left to the server to refuse. */
export const numberOf = (typed = ''): number => Number(toLatinDigits(typed).replace(/[\s,٬،]/g, ''))

/** Likewise; null where nothing was typed. */
export const numberOrNull = (typed = ''): number | null => (typed.trim() === '' ? null : numberOf(typed))

/** Toman as people type them, in rial; null where nothing was typed. */
export const rialOf = (typed = ''): number | null => {
  const toman = numberOrNull(typed)
  return toman === null ? null : toman * RIAL_IN_TOMAN
}

/** Rial as they stand in a field of toman. */
export const tomanOf = (rial: number | null): string => (rial ? String(rial / RIAL_IN_TOMAN) : '')
