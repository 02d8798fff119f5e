import ipaddr from 'ipaddr.js'

declare const visitor: unique symbol
/** Whom limits per address count: one spelling for everything that is one visitor. Made by {@link visitorKey} alone. */
export type VisitorKey = string & { readonly [visitor]: true }

/** The prefix that a provider gives to one home or phone: it may use any address in it, another for each request. */
const NETWORK_PARTS = 4

/** The IPv4 address in the last four bytes: `::ffff:1.2.3.4`, and `64:ff9b::1.2.3.4` of a translator (RFC 6052). */
const embeddedIpv4 = (address: ipaddr.IPv6): string | null =>
  ['ipv4Mapped', 'rfc6052'].includes(address.range()) ? address.toByteArray().slice(-4).join('.') : null

const keyOf = (address: string): string => {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.IPv6.parse(address)
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16))
  return embeddedIpv4(parsed) ?? `${network.join(':')}::/64`
}

/** The IPv4 address, in whatever form it is written, or the /64 network of an IPv6 one. What is none stays as it is. */
export const visitorKey = (address: string): VisitorKey => keyOf(address) as VisitorKey
