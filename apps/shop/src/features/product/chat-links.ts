import type { ChatPlace } from '@hojreh/contract'

const nameOf = (handle: string) => handle.replace(/^@/, '')
const IRAN = '98'

/** Returns whether a messenger takes a prefilled text. Bale and Eitaa take none: there the question is copied. */
export const takesWords = (place: ChatPlace): boolean => place === 'telegram' || place === 'whatsapp'

/** The address of the shop's chat in each messenger. */
const hrefs: Readonly<Record<ChatPlace, (handle: string, words: string) => string>> = {
  telegram: (handle, words) => `https://t.me/${nameOf(handle)}?text=${encodeURIComponent(words)}`,
  whatsapp: (handle, words) => `https://wa.me/${IRAN}${handle.slice(1)}?text=${encodeURIComponent(words)}`,
  bale: (handle) => `https://ble.ir/${nameOf(handle)}`,
  eitaa: (handle) => `https://eitaa.com/${nameOf(handle)}`,
}

/** Returns the address where a shopper asks about a product; their message begins with `words`. */
export const chatHref = ({ place, handle }: { place: ChatPlace; handle: string }, words: string): string =>
  hrefs[place](handle, words)
