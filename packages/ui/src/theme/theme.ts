import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import { colorSchemeAttribute } from './color-mode.ts'
import { componentLooks } from './component-looks.ts'
import { fontFamily } from './fonts.ts'
import { type ColorScheme, colors, gridStep, layer, radius } from './tokens.ts'

const paletteOf = (scheme: ColorScheme) => {
  const c = colors[scheme]
  return {
    mode: scheme,
    primary: {
      main: c.turquoise,
      dark: c.turquoiseDeep,
      light: c.turquoiseSoft,
      contrastText: c.onTurquoise,
    },
    secondary: { main: c.lapis, contrastText: c.onLapis },
    error: { main: c.pomegranate, contrastText: c.onPomegranate },
    warning: { main: c.saffron, contrastText: c.onSaffron },
    success: { main: c.pistachio, contrastText: c.onPistachio },
    info: { main: c.lapis, contrastText: c.onLapis },
    background: { default: c.paper, paper: c.surface },
    text: { primary: c.ink, secondary: c.inkSoft },
    divider: c.line,
  }
}

// MUI makes variables for every component it has; these are the ones no page of ours uses.
const unusedPalettes = new Set([
  'Alert',
  'AppBar',
  'Avatar',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
  'grey',
  'Input',
  'Skeleton',
  'Slider',
])

const noShadows = Array.from({ length: 25 }, () => 'none') as Theme['shadows']

/** The shop's MUI theme: right to left, light and dark by CSS variables, layers of the specification. */
export const createHojrehTheme = (direction: 'rtl' | 'ltr' = 'rtl'): Theme =>
  createTheme({
    direction,
    cssVariables: {
      cssVarPrefix: 'hjm',
      colorSchemeSelector: `[${colorSchemeAttribute}="%s"]`,
      shouldSkipGeneratingVar: (keys) =>
        keys[0] === 'overlays' ||
        keys[0] === 'font' ||
        (keys[0] === 'palette' && unusedPalettes.has(keys[1] ?? '')) ||
        shouldSkipGeneratingVar(keys),
    },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing: gridStep,
    shape: { borderRadius: radius.card },
    // Things that rest have a border; the few that float bring `floating` themselves.
    shadows: noShadows,
    zIndex: { modal: layer.modal, drawer: layer.modal, tooltip: layer.tooltip, appBar: layer.header },
    typography: {
      fontFamily,
      body1: { lineHeight: 1.9 },
      body2: { lineHeight: 1.9 },
      button: { fontWeight: 600, letterSpacing: 0 },
    },
    components: componentLooks,
  })
