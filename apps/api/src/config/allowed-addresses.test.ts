import { expect, test } from 'vitest'
import { testConfig } from '../../test/test-config.ts'
import { isAllowedAddress } from './allowed-addresses.ts'

const listOf = (addresses: string) => testConfig({ ADMIN_ALLOWED_IPS: addresses }).ADMIN_ALLOWED_IPS

test.each([
  ['192.0.2.7, 2001:db8::/32', '192.0.2.7', true],
  ['192.0.2.7, 2001:db8::/32', '192.0.2.8', false],
  ['192.0.2.7, 2001:db8::/32', '2001:db8:1::5', true],
  ['192.0.2.7, 2001:db8::/32', '2001:db9::5', false],
  ['192.0.2.0/24', '::ffff:192.0.2.200', true],
  ['192.0.2.0/24', '::ffff:192.0.3.200', false],
  ['', '198.51.100.1', true],
])('of those allowed by «%s», %s is one: %s', (addresses, address, isAllowed) => {
  expect(isAllowedAddress(listOf(addresses), address)).toBe(isAllowed)
})

test.each(['192.0.2', '192.0.2.0/33', 'office.example', '192.0.2.1/x'])('%s stops the start', (address) => {
  expect(() => listOf(address)).toThrow(/ADMIN_ALLOWED_IPS.*neither an address nor a network/)
})
