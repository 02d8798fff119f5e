import { fieldMessages, phone } from '@hojreh/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validatorOf } from './field-validator.ts'

describe('a field', () => {
  test('says nothing when it is right, and the sentence of its rule when it is not', () => {
    expect(validatorOf(phone, 'phone')('09123456789')).toBeUndefined()
    expect(validatorOf(phone, 'phone')('0912')).toBe(fieldMessages.phoneInvalid)
    expect(validatorOf(phone, 'phone')(undefined)).toBe(fieldMessages.phoneRequired)
  })

  test('whose rule has no sentence says «{field} is not valid.», or «Field is invalid» without a name', {
    tags: ['§5.16'],
  }, () => {
    const rule = z.string().min(3)
    expect(validatorOf(rule, 'plaque')('x')).toBe('plaque is not valid.')
    expect(validatorOf(rule)('x')).toBe('Field is invalid')
  })
})
