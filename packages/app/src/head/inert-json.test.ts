import { expect, it } from 'vitest'
import { inertJson } from './inert-json.ts'

it('JSON in a script element cannot end it, and reads back as it was', () => {
  const value = { title: '</script><script>alert(1)</script>', comment: '<!--', line: '\u2028\u2029' }
  const text = inertJson(value)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
