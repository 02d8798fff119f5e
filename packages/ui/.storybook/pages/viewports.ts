import type { ColorScheme } from '../../src/theme/tokens.ts'

export interface Viewport {
  width: number
  height: number
  scheme: ColorScheme
}

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1440, height: 900 }

/** What `npm test` looks at, the narrowest first: all widths, and light and dark between them. */
export const testedViewports: readonly Viewport[] = [
  { ...phone, scheme: 'light' },
  { ...tablet, scheme: 'light' },
  { ...desktop, scheme: 'dark' },
]

/** What `npm run screenshots` draws. */
export const allViewports: readonly Viewport[] = (['light', 'dark'] as const).flatMap((scheme) =>
  [phone, tablet, desktop].map((size) => ({ ...size, scheme })),
)
