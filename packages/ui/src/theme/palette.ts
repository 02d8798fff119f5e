import type { PaletteOptions } from '@mui/material/styles'
import { type ColorScheme, colors } from './tokens.ts'
import { color } from './vars.ts'

/** MUI's names for our colours. They refer to the variables, and so follow the scheme. */
const roles: PaletteOptions = {
  primary: {
    main: color.turquoise,
    dark: color.turquoiseDeep,
    light: color.turquoiseSoft,
    contrastText: color.onTurquoise,
  },
  secondary: {
    main: color.lapis,
    dark: color.lapis,
    light: color.lapisSoft,
    contrastText: color.onLapis,
  },
  info: { main: color.lapis, dark: color.lapis, light: color.lapisSoft, contrastText: color.onLapis },
  success: {
    main: color.pistachio,
    dark: color.pistachio,
    light: color.pistachioSoft,
    contrastText: color.onPistachio,
  },
  warning: {
    main: color.saffron,
    dark: color.saffronText,
    light: color.saffronSoft,
    contrastText: color.onSaffron,
  },
  error: {
    main: color.pomegranate,
    dark: color.pomegranate,
    light: color.pomegranateSoft,
    contrastText: color.onPomegranate,
  },
  background: { default: color.paper, paper: color.surface },
  text: { primary: color.ink, secondary: color.inkSoft, disabled: color.inkSoft },
  divider: color.line,
  action: {
    active: color.inkSoft,
    hover: color.sunken,
    selected: color.turquoiseSoft,
    disabled: color.inkSoft,
    disabledBackground: color.sunken,
    focus: color.sunken,
  },
}

/** The shop's colours of one scheme under their own names, and MUI's roles. */
export const paletteOf = (scheme: ColorScheme): PaletteOptions => ({ ...colors[scheme], ...roles })
