import { expect, test } from 'vitest'
import { pictureTrouble } from './picture-trouble.ts'

test.each([
  ['status 404', 'gone'],
  ['status 410', 'gone'],
  ['status 503', 'refused'],
  ['larger than 15 MB', 'too_large'],
  ['not a picture: text/html', 'no_picture'],
  ['Input buffer contains unsupported image format', 'no_picture'],
  ['getaddrinfo ENOTFOUND old.example', 'unreachable'],
  ['The operation was aborted due to timeout', 'unreachable'],
  [null, 'no_file'],
])('«%s» is %s', (failure, trouble) => {
  expect(pictureTrouble(failure)).toBe(trouble)
})
