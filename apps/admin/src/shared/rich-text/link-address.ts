import { toLatinDigits } from '@hojreh/persian'

const ALLOWED = /^(?:\/(?!\/)|https:\/\/|tel:|mailto:)/
/** `shop.example/page`: a host as people type it. */
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u

/**
 * The address of a link as the shop keeps it, or null for one that it does not: a path of the shop, a secure address of
 * another one, a phone or an e-mail. The api has the same rule.
 */
export const linkAddress = (typed: string): string | null => {
  const address = typed.trim()
  if (ALLOWED.test(address)) return address.startsWith('tel:') ? toLatinDigits(address) : address
  return HOST.test(address) ? `https://${address}` : null
}
