import { expect, it } from 'vitest'
import { chatHref } from './chat-links.ts'

it.each([
  ['telegram', '@hojreh', 'https://t.me/hojreh?text=%DA%AF%D9%84%26'],
  ['whatsapp', '09121112233', 'https://wa.me/989121112233?text=%DA%AF%D9%84%26'],
  ['bale', 'hojreh', 'https://ble.ir/hojreh'],
  ['eitaa', '@hojreh', 'https://eitaa.com/hojreh'],
] as const)('the chat in %s opens with the shop and, where it can, the words', (place, handle, href) => {
  expect(chatHref({ place, handle }, 'گل&')).toBe(href)
})
