import { type ColorName, type ColorScheme, colors, radius } from './tokens.ts'

const names = Object.keys(colors.light) as ColorName[]
const variable = (name: ColorName) => `--hj-${name}`

/** The colours as CSS variables, so that styles are static and follow the scheme without a render. */
export const color = Object.fromEntries(names.map((name) => [name, `var(${variable(name)})`])) as Record<
  ColorName,
  string
>

/** The declarations behind `color` for one scheme. */
export const colorDeclarations = (scheme: ColorScheme): Record<string, string> =>
  Object.fromEntries(names.map((name) => [variable(name), colors[scheme][name]]))

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
