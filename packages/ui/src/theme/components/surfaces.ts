import type { Components } from '@mui/material/styles'
import { color, corner, floating } from '../vars.ts'

/** What floats over the page. */
export const surfaces: Pick<Components, 'MuiDialog' | 'MuiDrawer' | 'MuiPaper' | 'MuiBackdrop'> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
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
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.scrim } } },
  },
}
