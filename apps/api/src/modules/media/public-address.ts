import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are not on the public internet (IANA special-purpose registries, RFC 6890). */
const inner = new BlockList()
const ranges4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [network, prefix] of ranges4) inner.addSubnet(network, prefix, 'ipv4')

/** Of IPv6 only 2000::/3 is given out; inside it these lead elsewhere. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const ranges6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of ranges6) inner.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  return family === 6 && publicIpv6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** Thrown for an address of the shop's own network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`)
    this.name = 'PrivateAddressError'
  }
}

/**
 * Resolves a host for a connection and refuses it when any of its addresses is not allowed. The connection goes to
 * what was checked here, so a name that answers differently the second time gains nothing.
 */
export const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '')
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return callback(new PrivateAddressError(hostname), '')
      if (options.all) return callback(null, found)
      const [first] = found
      return callback(null, first?.address ?? '', first?.family)
    })
  }
