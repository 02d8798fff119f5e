/** First and last code point of each run of characters. */
type Runs = readonly (readonly [first: number, last: number])[]

/**
 * What a Persian page is set in: letters, digits, and the marks of every text. A full stop or a colon
 * must not make a browser load the Latin letters.
 */
const persian: Runs = [
  [0x20, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x600, 0x6ff],
  [0x200b, 0x200f],
  [0x2010, 0x2026],
  [0x202a, 0x202f],
  [0x2039, 0x203a],
  [0x204f, 0x204f],
  [0x2212, 0x2212],
  // ﷼; texts join letters by themselves, the old ready-made forms are left out.
  [0xfdfc, 0xfdfc],
]

/** Names of brands, addresses, units. */
const latin: Runs = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xa1, 0xaa],
  [0xac, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
]

/** The two files of the typeface, and which characters are in which. */
export const fontFiles = { persian, latin }

/** Weights of the typeface that the design knows. */
export const weights = { min: 400, max: 800 }

const hex = (point: number) => point.toString(16).toUpperCase()

/** As CSS writes it: `U+20-40,U+A0`. */
export const unicodeRange = (runs: Runs): string =>
  runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',')

/** Every character of the runs, in one text. */
export const charactersOf = (runs: Runs): string =>
  runs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('')
