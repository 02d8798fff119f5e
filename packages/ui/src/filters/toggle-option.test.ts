import { describe, expect, it } from 'vitest'
import { toggleOption } from './toggle-option.ts'

const value = { selected: { brand: ['a'] }, inStock: false, discounted: false }

describe('toggleOption', () => {
  it('adds an option beside the others of its group', () => {
    expect(toggleOption(value, 'brand', 'b').selected).toEqual({ brand: ['a', 'b'] })
  })
  it('takes out a chosen option, and the group with its last one', () => {
    expect(toggleOption(value, 'brand', 'a').selected).toEqual({})
  })
})
