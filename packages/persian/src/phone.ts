import { toLatinDigits } from './digits.ts'

/**
 * A mobile number in the national 11-digit form, however it was typed:
 * `09…`, `9…`, `+989…`, `00989…`, `989…`, any digits, spaces and dashes.
 * Any other text comes back with Latin digits and no spaces, for the validator to refuse.
 */
export const normalizePhone = (typed: string): string => {
  const compact = toLatinDigits(typed).replace(/[\s\-()\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  const national = /^(?:\+98|0098|98|0)?(9\d{9})$/.exec(compact)
  return national ? `0${national[1]}` : compact
}
