import { describe, expect, it } from 'vitest'
import { createHojrehTheme } from './theme.ts'

describe('the theme', () => {
  it('puts modals and tooltips on the layers of the specification', () => {
    expect(createHojrehTheme().zIndex).toMatchObject({ modal: 1100, tooltip: 1100 })
  })

  it('is right to left', () => {
    expect(createHojrehTheme().direction).toBe('rtl')
  })
})
