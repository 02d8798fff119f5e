import { toLatinDigits } from './digits.ts'

const ZWNJ = '\u200c'

/** Arabic letters that keyboards type for Persian ones; safe in what a person reads. */
const LETTERS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک' }

/** Letters that count as one another when matching, and only then (decisions, section 1). */
const MATCHING_LETTERS: Record<string, string> = {
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
}

// Harakat, superscript alef, hamza above and below as combining marks, tatweel.
const DIACRITICS = /[\u064b-\u065f\u0670\u0640]/g
const INVISIBLE = /[\u200b\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g

const mapLetters = (text: string, table: Record<string, string>) =>
  text.replace(/[\u0622-\u06d3]/g, (letter) => table[letter] ?? letter)

/**
 * A Persian text as it is stored and shown: NFKC, Persian ی and ک, single spaces,
 * no invisible marks but the ZWNJ, and no ZWNJ beside a space.
 */
export const normalizeText = (text: string): string =>
  mapLetters(text.normalize('NFKC'), LETTERS)
    .replace(INVISIBLE, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\u200c+ ?/g, (run) => (run.includes(' ') ? ' ' : ZWNJ))
    .trim()

/** The words of a text in the one form that matching compares; a ZWNJ separates words here. */
export const searchWords = (text: string): string[] =>
  mapLetters(mapLetters(toLatinDigits(text.normalize('NFKC')), LETTERS), MATCHING_LETTERS)
    .replace(DIACRITICS, '')
    .replace(new RegExp(INVISIBLE.source.replace('[', '[\\u200c'), 'g'), (mark) => (mark === ZWNJ ? ' ' : ''))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Words joined by single spaces: the form for word borders, ranking and typos. */
export const spacedSearchForm = (text: string): string => searchWords(text).join(' ')

/**
 * All words run together. `لپ تاپ`, `لپ‌تاپ` and `لپتاپ` are one string here, so a word
 * is found whichever of the three the shopper or the shop typed.
 */
export const joinedSearchForm = (text: string): string => searchWords(text).join('')
