import { type ColorName, cssVarPrefix, radius } from './tokens.ts'

/**
 * The theme's colours as references to its CSS variables, so that styles are static and follow the scheme without a
 * render. Made from the name that is asked for.
 */
export const color = new Proxy({} as Record<ColorName, string>, {
  get: (_, name) => `var(--${cssVarPrefix}-palette-${String(name)})`,
})

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
