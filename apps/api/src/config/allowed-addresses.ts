import { BlockList, isIP } from 'node:net'
import type { z } from 'zod'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const bits = { ipv4: 32, ipv6: 128 } as const

/** Reads `192.0.2.7, 2001:db8::/32`; null without any. */
export const readAddresses = (
  text: string | undefined,
  { addIssue }: z.core.$RefinementCtx,
): BlockList | null => {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  const given = parts.filter((part) => part !== '')
  const list = new BlockList()
  for (const part of given) {
    const [address = '', prefix] = part.split('/')
    const family = familyOf(address)
    const length = prefix === undefined ? bits[family] : Number(prefix)
    if (isIP(address) === 0 || !Number.isInteger(length) || length < 0 || length > bits[family])
      addIssue({ code: 'custom', message: `${part} is neither an address nor a network`, input: text })
    else list.addSubnet(address, length, family)
  }
  return given.length === 0 ? null : list
}

export const isAllowedAddress = (list: BlockList | null, address: string): boolean =>
  list === null || list.check(address, familyOf(address))
