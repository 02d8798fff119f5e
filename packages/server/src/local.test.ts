import { expect, test } from 'vitest'
import { inboxKey, isLocalAddress, isLocalOrigin } from './local.ts'

test.each([
  ['http://localhost:8080', true],
  ['https://blog.shop.localhost', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['https://shop.example', false],
  ['https://localhost.example', false],
  ['https://notlocalhost', false],
  ['http://192.168.1.5:8080', false],
  ['http://0.0.0.0:8080', false],
])('%s is of this machine: %s', (origin, isLocal) => expect(isLocalOrigin(origin)).toBe(isLocal))

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.7', false],
  ['::ffff:203.0.113.7', false],
  ['10.0.0.1', false],
  ['unknown', false],
])('a visitor at %s sits at this machine: %s', (address, isLocal) =>
  expect(isLocalAddress(address)).toBe(isLocal),
)

test('the key of the inbox is another one for another secret', () => {
  expect(inboxKey('one')).toBe(inboxKey('one'))
  expect(inboxKey('one')).not.toBe(inboxKey('another'))
  expect(inboxKey('one')).toMatch(/^[\w-]{22}$/)
})
