import './mui-types.ts'
import { createTheme, type Theme } from '@mui/material/styles'
import { colorSchemeAttribute } from './color-mode.ts'
import { components } from './components/components.ts'
import { paletteOf } from './palette.ts'
import { colors, cssVarPrefix, gridStep, layer, motion, radius } from './tokens.ts'
import { typography } from './typography.ts'

const createHojrehTheme = () => {
  const { colorSchemes: _, ...theme } = createTheme({
    direction: 'rtl',
    cssVariables: {
      cssVarPrefix,
      colorSchemeSelector: colorSchemeAttribute,
      // Browsers mix the colours, so that a colour can be a variable.
      nativeColor: true,
      // Variables are what differs between the schemes: the shop's own colours. MUI's roles refer to them.
      shouldSkipGeneratingVar: ([group, name]) => group !== 'palette' || !(name && name in colors.light),
    },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing: gridStep,
    shape: { borderRadius: radius.card },
    // What rests has a border; the few things that float bring `floating` themselves.
    shadows: Array.from({ length: 25 }, () => 'none') as Theme['shadows'],
    zIndex: {
      modal: layer.modal,
      drawer: layer.modal,
      tooltip: layer.tooltip,
      appBar: layer.header,
      snackbar: layer.toast,
    },
    transitions: {
      duration: { shortest: motion.quick, shorter: motion.quick, short: motion.quick, standard: motion.calm },
    },
    typography,
    components,
  })
  // Styles of MUI read everything from `vars`: what is no variable is its value there.
  return { ...theme, vars: { ...theme, palette: { ...theme.palette, ...theme.vars.palette } } }
}

/**
 * How the shop looks: right to left, in a light and a dark scheme. Without MUI's `colorSchemes`, which would have its
 * provider keep a mode of its own: the attribute on `<html>` chooses the scheme, before any script runs.
 */
export const theme = createHojrehTheme()
