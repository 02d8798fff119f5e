import { toLatinDigits } from './digits.ts'

const ZWNJ = '\u200c'

/** Arabic letters that keyboards type for Persian ones; safe in what a person reads. */
const LETTERS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک' }

/**
 * Letters that count as one another when matching, and only then (decisions, section 1). Those with a hamza or a
 * madda (أ إ آ ؤ ئ ۀ) come apart into letter and mark before this table is asked. Empty: the letter is left out.
 */
const MATCHING_LETTERS: Record<string, string> = {
  ...LETTERS,
  '\u0671': 'ا', // alef wasla
  '\u0629': 'ه', // teh marbuta
  '\u06c3': 'ه', // teh marbuta goal
  '\u06d5': 'ه', // ae, what ۀ leaves behind
  '\u06c1': 'ه', // heh goal
  '\u06be': 'ه', // heh doachashmee
  '\u06d2': 'ی', // yeh barree
  '\u06cc': 'ی',
  '\u0621': '', // hamza by itself: املاء is املا
  '\u0640': '', // tatweel
}

// Directional marks, joiners, soft hyphens, byte order marks: no letter, and no border between words.
const INVISIBLE = /\u200d|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Ligatures and shaped letters that old software leaves in a text: `ﻻ`, `ﷲ`, `ﮎ`. */
const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]+/g

/** Old keyboards had no ZWNJ: between two letters that join, a direction mark was typed for it. */
const TYPED_FOR_ZWNJ = /([\u0620-\u064a\u066e-\u06d3])[\u200e\u200f]+(?=[\u0620-\u064a\u066e-\u06d3])/g

const mapLetters = (text: string, table: Record<string, string>) =>
  text.replace(/[\u0621-\u06d5]/g, (letter) => table[letter] ?? letter)

/**
 * A Persian text as it is stored and shown: NFC, Persian ی and ک, plain letters for shaped ones, single spaces,
 * no invisible marks but the ZWNJ – which direction marks between letters stand for –, and no ZWNJ beside a space or at an end. What has a meaning of its own (², ™, ½)
 * stays.
 */
export const normalizeText = (text: string): string =>
  mapLetters(text.replace(PRESENTATION_FORMS, (shaped) => shaped.normalize('NFKC')).normalize('NFC'), LETTERS)
    .replace(TYPED_FOR_ZWNJ, `$1${ZWNJ}`)
    .replace(INVISIBLE, '')
    .replace(/[ \t\u00a0\u2000-\u200a\u202f\u3000]+/g, ' ')
    .replace(/ ?\u200c[\u200c ]*/g, (run) => (run.includes(' ') ? ' ' : ZWNJ))
    .replace(/^[\s\u200c]+|[\s\u200c]+$/g, '')
    .normalize('NFC')

/**
 * The words of a text in the one form that matching compares: NFKC without marks (harakat, accents, hamza above),
 * one letter for its look-alikes, Latin digits, lower case. A ZWNJ separates words here, like a space or a sign.
 */
export const searchWords = (text: string): string[] =>
  mapLetters(
    toLatinDigits(text.normalize('NFKD').toLowerCase().normalize('NFKD'))
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(INVISIBLE, ''),
    MATCHING_LETTERS,
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Words joined by single spaces: the form for word borders, ranking and typos. */
export const spacedSearchForm = (text: string): string => searchWords(text).join(' ')

/**
 * All words run together. `لپ تاپ`, `لپ‌تاپ` and `لپتاپ` are one string here, so a word
 * is found whichever of the three the shopper or the shop typed.
 */
export const joinedSearchForm = (text: string): string => searchWords(text).join('')
