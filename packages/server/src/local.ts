import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Whether an address is of this machine: loopback, in whatever form. */
export const isLocalAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Whether a name leads to this machine alone; `localhost` and all below it do everywhere (RFC 6761). */
export const isLocalHost = (hostname: string): boolean => {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLocalAddress(name)
}

export const isLocalOrigin = (origin: string): boolean => isLocalHost(new URL(origin).hostname)

/** The key that opens the inbox of codes of a demo from elsewhere; `npm start` prints it. */
export const inboxKey = (secret: string): string =>
  createHmac('sha256', secret).update('inbox of one-time codes').digest('base64url').slice(0, 22)
