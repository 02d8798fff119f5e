import { createTheme, type Theme } from '@mui/material/styles'
import { componentLooks } from './component-looks.ts'
import { fontFamily } from './fonts/fonts.ts'
import { gridStep, layer, radius } from './tokens.ts'
import { color } from './vars.ts'

const noShadows = Array.from({ length: 25 }, () => 'none') as Theme['shadows']

/** MUI in the shop's looks: right to left, its palette made of our colour variables, layers of the specification. */
export const createHojrehTheme = (): Theme =>
  createTheme({
    direction: 'rtl',
    // Browsers mix the colours, so that variables can be colours; these change with the page's scheme by themselves.
    cssVariables: { cssVarPrefix: 'hjm', nativeColor: true, disableCssColorScheme: true },
    palette: {
      primary: {
        main: color.turquoise,
        dark: color.turquoiseDeep,
        light: color.turquoiseSoft,
        contrastText: color.onTurquoise,
      },
      secondary: { main: color.lapis, contrastText: color.onLapis },
      error: { main: color.pomegranate, contrastText: color.onPomegranate },
      warning: { main: color.saffron, contrastText: color.onSaffron },
      success: { main: color.pistachio, contrastText: color.onPistachio },
      info: { main: color.lapis, contrastText: color.onLapis },
      background: { default: color.paper, paper: color.surface },
      text: { primary: color.ink, secondary: color.inkSoft },
      divider: color.line,
    },
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
