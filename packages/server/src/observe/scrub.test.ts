import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['no user 09121234567', '09121234567'],
  ['no user +98 912 123 4567', '912 123'],
  ['no user ۰۹۱۲۱۲۳۴۵۶۷', '۰۹۱۲'],
  ['card 6037-9911-1111-1111', '6037'],
  ['wrong code 12345', '12345'],
  ['mail to sara.amini@example.com failed', 'sara'],
  ['GET https://shop.example/payment?Authority=A000&Status=OK failed', 'A000'],
  ['bad token eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'eyJ'],
  ['Failed query: select $1\nparams: سارا,09121234567\n    at query (db.js:1:2)', 'params'],
  ['cannot greet سارا امینی here', 'سارا'],
])('«%s» is told without «%s»', (text, personal) => {
  expect(text).toContain(personal)
  expect(scrub(text)).not.toContain(personal)
})

test('what leads to the line stays: words, files, lines and columns', () => {
  const stack =
    'TypeError: x.map is not a function\n    at Cart (https://shop.example/_shop/assets/cart-Bq3xK9.js:1:145678)'
  expect(scrub(stack)).toBe(stack)
})
