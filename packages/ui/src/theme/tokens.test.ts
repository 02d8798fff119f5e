import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { boundaryPairs, type ColorScheme, colors, layer, textPairs } from './tokens.ts'

const schemes: readonly ColorScheme[] = ['light', 'dark']

describe.each(schemes)('the %s colours', (scheme) => {
  it.each(textPairs)('let people read %s on %s (4.5:1)', (text, ground) => {
    expect(contrast(colors[scheme][text], colors[scheme][ground])).toBeGreaterThanOrEqual(4.5)
  })
  it.each(boundaryPairs)('let people see the edge of a control, %s on %s (3:1)', (edge, ground) => {
    expect(contrast(colors[scheme][edge], colors[scheme][ground])).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals, as WCAG says', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#00757D', '#00757D')).toBe(1)
  })
})

describe('layers', () => {
  it('are those of the specification', { tags: ['§9.18', '§9.19', '§9.20', '§9.21'] }, () => {
    expect(layer).toMatchObject({ modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 })
  })
})
