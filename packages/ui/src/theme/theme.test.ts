import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { type ColorName, type ColorScheme, colors } from './tokens.ts'
import { color } from './vars.ts'

const names = Object.keys(colors.light) as ColorName[]
const sheets: Record<string, Record<string, string>>[] = theme.generateStyleSheets()
const declarations = Object.assign({}, ...sheets) as Record<string, Record<string, string>>
const selectors: Record<ColorScheme, string> = {
  light: ':root, [data-scheme="light"]',
  dark: '[data-scheme="dark"]',
}

describe('the theme', () => {
  it('puts modals and tooltips on the layers of the specification', { tags: ['§9.18', '§9.21'] }, () => {
    expect(theme.zIndex).toMatchObject({ modal: 1100, tooltip: 1100 })
  })

  it('is right to left', { tags: ['§1.14'] }, () => {
    expect(theme.direction).toBe('rtl')
  })

  it.each(['light', 'dark'] as const)(
    'declares the colours of the %s scheme and no other variable',
    (scheme) => {
      const { colorScheme, ...variables } = declarations[selectors[scheme]] ?? {}
      expect(colorScheme).toBe(scheme)
      expect(variables).toEqual(
        Object.fromEntries(names.map((name) => [`--hj-palette-${name}`, colors[scheme][name]])),
      )
    },
  )

  it.each(names)('names the variable of %s as our own styles do', (name) => {
    expect(theme.vars.palette[name].replace(/,.*\)$/, ')')).toBe(color[name])
  })

  it('gives MUI roles that follow the scheme', () => {
    expect(theme.vars.palette.primary.main).toBe(color.turquoise)
    expect(theme.vars.palette.text.primary).toBe(color.ink)
  })
})
