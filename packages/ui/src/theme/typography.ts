import type { ThemeOptions } from '@mui/material/styles'
import { fontFamily } from './font-family.ts'

const pxToRem = (px: number) => `${px / 16}rem`
// Letter spacing would tear joined letters apart.
const title = (px: number) => ({
  fontSize: pxToRem(px),
  fontWeight: 700,
  lineHeight: 1.4,
  letterSpacing: 0,
})
const text = (px: number) => ({ fontSize: pxToRem(px), lineHeight: 1.9, letterSpacing: 0 })

/** The scale of the shop. Persian needs air between its lines. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  h1: title(26),
  h2: title(24),
  h3: title(18),
  body1: text(16),
  body2: text(14),
  caption: text(13),
  button: { ...text(15), fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
}
