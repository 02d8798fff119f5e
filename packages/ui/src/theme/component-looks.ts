import type { Components } from '@mui/material/styles'
import { color, corner, floating } from './vars.ts'

/** How MUI's own components look here. Colours are variables: one style for both schemes. */
export const componentLooks: Components = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundImage: 'none',
        backgroundColor: color.surface,
        borderRadius: corner.sheet,
        boxShadow: floating,
        margin: 16,
        maxHeight: 'calc(100% - 32px)',
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundImage: 'none', backgroundColor: color.surface, boxShadow: floating },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.scrim } } },
  },
}
