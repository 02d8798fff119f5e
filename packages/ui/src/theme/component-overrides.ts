import type { Components } from '@mui/material/styles'
import { fieldOverrides } from './components/fields.ts'
import { color, corner, floating } from './vars.ts'

/** Defaults and styles of MUI's components in the shop. Colours are variables: one style for both schemes. */
export const componentOverrides: Components = {
  ...fieldOverrides,
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: corner.sheet,
        boxShadow: floating,
        margin: 16,
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: floating } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.scrim } } },
  },
}
