import { contrast } from './contrast.ts'
import { type ColorName, type ColorScheme, colors, cssVarPrefix } from './tokens.ts'

type BrandColors = Pick<
  Record<ColorName, string>,
  'turquoise' | 'turquoiseDeep' | 'onTurquoise' | 'turquoiseSoft'
>

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Returns the colour that many parts of 1 on the way from one to the other. */
const mix = (one: string, other: string, part: number): string => {
  const to = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const AA = 4.5
const STEPS = 50

const BLACK = '#000000'
const WHITE = '#ffffff'
const grounds = ['paper', 'surface', 'sunken'] as const

const makeLight = (main: string): BrandColors => ({
  turquoise: main,
  turquoiseDeep: mix(main, BLACK, 0.22),
  onTurquoise: WHITE,
  turquoiseSoft: mix(main, WHITE, 0.88),
})
const makeDark = (main: string): BrandColors => ({
  turquoise: main,
  turquoiseDeep: mix(main, WHITE, 0.3),
  onTurquoise: mix(main, BLACK, 0.85),
  turquoiseSoft: mix(main, colors.dark.surface, 0.82),
})
const schemes = {
  light: { make: makeLight, towards: BLACK },
  dark: { make: makeDark, towards: WHITE },
} as const

const isReadable = (made: BrandColors, scheme: ColorScheme): boolean =>
  [...grounds.map((ground) => colors[scheme][ground]), made.turquoiseSoft, made.onTurquoise].every(
    (ground) => contrast(made.turquoise, ground) >= AA,
  )

/**
 * Returns the colours of a shop's acts and links in a scheme, from the one colour `#rrggbb` that it chose: as near to it
 * as people can read (4.5:1 on every ground that text of that colour stands on).
 */
export const brandColorsOf = (chosen: string, scheme: ColorScheme): BrandColors => {
  const { make, towards } = schemes[scheme]
  for (let step = 0; step < STEPS; step += 1) {
    const made = make(mix(chosen, towards, step / STEPS))
    if (isReadable(made, scheme)) return made
  }
  return make(towards)
}

const variables = (made: BrandColors): string =>
  Object.entries(made)
    .map(([name, value]) => `--${cssVarPrefix}-palette-${name}:${value}`)
    .join(';')

/** Returns the style sheet that puts a shop's colour over the theme's. Stronger than the theme's, wherever it stands. */
export const brandStyles = (chosen: string): string =>
  `:root:root{${variables(brandColorsOf(chosen, 'light'))}}@media screen{:root:root[data-scheme="dark"]{${variables(brandColorsOf(chosen, 'dark'))}}}`
