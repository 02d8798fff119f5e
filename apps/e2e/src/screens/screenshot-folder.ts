import { fileURLToPath } from 'node:url'
import { type Scheme, type Screen, schemes, type Width, widths, widthsOf } from './screen.types.ts'

/** Where `npm run screenshots` puts its pictures and the contact sheet. */
export const screenshotFolder =
  process.env.SCREENSHOTS ?? fileURLToPath(new URL('../../test-results/screenshots', import.meta.url))

/** A window and how light it is; its name is part of the pictures' names. */
export interface Outfit {
  name: string
  width: Width
  scheme: Scheme
}

export const outfits: readonly Outfit[] = schemes.flatMap((scheme) =>
  widths.map((width) => ({ name: `${width}.${scheme}`, width, scheme })),
)

export const outfitsOf = (screen: Screen): Outfit[] =>
  outfits.filter(({ width }) => widthsOf(screen).includes(width))

/** What the walk noted of one screen beside its pictures. */
export interface Report {
  name: string
  /** Cumulative layout shift of a first visit, by the window's width. */
  shifts: Partial<Record<Width, number>>
  findings: string[]
}
