import { expect, it } from 'vitest'
import { code128 } from './code-128.ts'

it('draws a number as other writers of Code 128 do', () => {
  // By bwip-js, which chooses set B for it, too.
  expect(code128('A1-2b').join('')).toBe('2112141113231232211221322232111214214111132331112')
})

it('has eleven modules for each sign and thirteen for the stop, whatever the text', () => {
  for (const text of ['1', '10023', 'TP-4711', ' ~', '0123456789']) {
    const width = code128(text).reduce((sum, part) => sum + part)
    expect(width).toBe(11 * (text.length + 2) + 13)
  }
})

it('refuses what a scanner could not read', () => {
  expect(() => code128('۱۰۰۲۳')).toThrow()
})
