import { describe, expect, it } from 'vitest'
import { isIntegerKeystroke, keepInteger } from './integers.ts'

describe('keepInteger', () => {
  it.each([
    ['۱۲۳', '123'],
    ['٤٥٦', '456'],
    ['12 34-56', '123456'],
    ['abc', ''],
    ['1.5e3', '153'],
  ])('reads «%s» as %s', (typed, digits) => {
    expect(keepInteger(typed)).toBe(digits)
  })
  it('keeps no more than the longest allowed', () => {
    expect(keepInteger('۱۲۳۴۵۶', 5)).toBe('12345')
  })
})

describe('isIntegerKeystroke', () => {
  it('lets digits of any script and deleting through, and nothing else', { tags: ['§2.64'] }, () => {
    expect(['5', '۵', '٥', null, undefined].map(isIntegerKeystroke)).toEqual([true, true, true, true, true])
    expect(['a', '-', '.', ' ', 'ی'].map(isIntegerKeystroke)).toEqual([false, false, false, false, false])
  })
})
