import { type ColorName, type ColorScheme, colors, radius } from './tokens.ts'

const variable = (name: string) => `--hj-${name}`

/**
 * The colours as CSS variables, so that styles are static and follow the scheme without a render. Made from the name
 * that is asked for: a page whose declarations a server wrote loads no table of colours.
 */
export const color = new Proxy({} as Record<ColorName, string>, {
  get: (_, name) => `var(${variable(String(name))})`,
})

/** The declarations behind `color` for one scheme. */
export const colorDeclarations = (scheme: ColorScheme): Record<string, string> =>
  Object.fromEntries(Object.entries(colors[scheme]).map(([name, value]) => [variable(name), value]))

/** The one shadow of things that float. */
export const floating = `0 1px 2px ${color.shadow}, 0 12px 32px -8px ${color.shadow}`

/** Radii as CSS lengths. */
export const corner = {
  small: `${radius.small}px`,
  card: `${radius.card}px`,
  sheet: `${radius.sheet}px`,
  pill: `${radius.pill}px`,
} as const

/** Digits of one width, for prices and codes that stand under each other. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const
