import { expect, test } from 'vitest'
import { visitorKey } from './visitor-key.ts'

test.each([
  [
    'an IPv4 address',
    ['5.6.7.8', '::ffff:5.6.7.8', '::FFFF:506:708', '0:0:0:0:0:ffff:5.6.7.8', '64:ff9b::5.6.7.8'],
  ],
  ['the addresses of one /64', ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:a:b:c:d']],
  ['an address of one line, whatever its zone is called', ['fe80::1', 'fe80::2%eth0']],
])('%s is one visitor in all its forms', (_what, forms) => {
  expect(new Set(forms.map(visitorKey)).size).toBe(1)
})

test('neighbours are different visitors', () => {
  const addresses = [
    '5.6.7.8',
    '5.6.7.9',
    '2001:db8:1:2::1',
    '2001:db8:1:3::1',
    '::1',
    '::ffff:5.6.7.7',
    '64:ff9b::5.6.7.6',
  ]
  expect(new Set(addresses.map(visitorKey)).size).toBe(addresses.length)
})

test('what is no address is kept as it came', () => {
  expect(['', 'unix', '1.2.3', '5.6.7.8:99'].map(visitorKey)).toEqual(['', 'unix', '1.2.3', '5.6.7.8:99'])
})
