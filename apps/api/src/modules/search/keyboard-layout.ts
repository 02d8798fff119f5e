/** The same keys on a Latin keyboard and on the Persian standard one (ISIRI 9147). */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const PERSIAN = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'

const toPersian = new Map([...LATIN].map((key, place) => [key, [...PERSIAN][place] ?? '']))
const toLatin = new Map([...PERSIAN].map((key, place) => [key, LATIN[place] ?? '']))

const SHORTEST = 3

const retyped = (text: string, keys: ReadonlyMap<string, string>): string | null => {
  const letters = [...text].map((letter) => (letter === ' ' ? ' ' : (keys.get(letter) ?? '')))
  // A digit or any other sign: this is no word in the wrong layout.
  if (letters.includes('')) return null
  return letters.join('')
}

/**
 * What the same keys write in the other layout: `l,fhdg` is «موبایل», «لثثحشس» is `geepas`. Null for what is too
 * short to tell or mixes both.
 */
export const inOtherLayout = (typed: string): string | null => {
  const text = typed.trim().toLowerCase()
  if ([...text].length < SHORTEST) return null
  return retyped(text, toPersian) ?? retyped(text, toLatin)
}
