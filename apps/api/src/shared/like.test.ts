import { expect, test } from 'vitest'
import { likeLiteral } from './like.ts'

test('signs that LIKE would read as «anything» stand for themselves', () => {
  expect(likeLiteral('۵۰٪ 50%_off\\')).toBe('۵۰٪ 50\\%\\_off\\\\')
})
