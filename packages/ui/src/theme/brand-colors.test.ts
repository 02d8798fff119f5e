import { describe, expect, it } from 'vitest'
import { brandColorsOf, brandStyles } from './brand-colors.ts'
import { contrast } from './contrast.ts'
import { boundaryPairs, type ColorName, type ColorScheme, colors, textPairs } from './tokens.ts'

/** Each channel in steps of 17: 4,096 colours from black to white. */
const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'))
const everyColor = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
)
const schemes: readonly ColorScheme[] = ['light', 'dark']

describe.each(schemes)('whatever colour a shop chooses, in the %s scheme', (scheme) => {
  const least = (pairs: readonly (readonly [ColorName, ColorName])[], chosen: string) => {
    const all: Record<ColorName, string> = { ...colors[scheme], ...brandColorsOf(chosen, scheme) }
    return Math.min(
      ...pairs
        .filter((pair) => pair.some((name) => /urquoise/.test(name)))
        .map(([a, b]) => contrast(all[a], all[b])),
    )
  }
  it('people can read all of its texts (4.5:1) and see its edges (3:1)', () => {
    const leastReadable = Math.min(...everyColor.map((chosen) => least(textPairs, chosen)))
    expect(leastReadable).toBeGreaterThanOrEqual(4.5)
    expect(Math.min(...everyColor.map((chosen) => least(boundaryPairs, chosen)))).toBeGreaterThanOrEqual(3)
  })
})

it('a colour that can be read stays the very one', () => {
  expect(brandColorsOf('#00757d', 'light').turquoise).toBe('#00757d')
})

it('the sheet holds nothing but the variables of both schemes', () => {
  expect(brandStyles('#a0126b')).toMatch(
    /^:root:root\{[-\w:#;]+\}@media screen\{:root:root\[data-scheme="dark"\]\{[-\w:#;]+\}\}$/,
  )
})
