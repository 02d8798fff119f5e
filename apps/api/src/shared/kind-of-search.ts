import { normalizePhone, toLatinDigits } from '@hojreh/persian'

/** Returns what a search is for, by the shape of its text: users do not choose a kind first. */
export const kindOfSearch = (q: string): 'number' | 'phone' | 'tracking' | 'name' => {
  const text = toLatinDigits(q).replace(/\s/g, '')
  if (/^09\d{9}$/.test(normalizePhone(q))) return 'phone'
  if (/^\d{1,9}$/.test(text)) return 'number'
  return /^[\w-]*\d[\w-]*$/.test(text) ? 'tracking' : 'name'
}
