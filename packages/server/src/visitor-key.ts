import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What a provider gives to one home or phone: it may take any address of it, and another for each request. */
const NETWORK_PARTS = 4

/**
 * One spelling for everything that is one visitor, for limits per address: the IPv4 address, also of an IPv6-mapped
 * form, or the /64 network of an IPv6 address. What is no address stays as it is.
 */
export const visitorKey = (address: string): string => {
  if (!isIPv6(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
