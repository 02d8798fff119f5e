import { normalizeText } from '@hojreh/persian'

const MAX_LENGTH = 120
/** `/shop/search` and `/shop/compare` are pages of their own. */
const RESERVED = new Set(['search', 'compare'])

/** A title as the last part of an address: its own letters and digits, words joined by dashes. */
export const slugOf = (title: string, otherwise: string): string => {
  const slug = normalizeText(title)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/^-+|-+$|\ufffd/g, '')
  return slug === '' || RESERVED.has(slug) ? otherwise : slug
}
