import type { Components } from '@mui/material/styles'
import { color, corner, floating } from '../vars.ts'

/** What floats over the page. */
export const surfaces: Components = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: corner.sheet,
        boxShadow: floating,
        margin: 16,
        maxHeight: 'calc(100% - 32px)',
        overflowWrap: 'break-word',
        // A picture to look at closely has the whole window.
        '&.MuiDialog-paperFullScreen': { margin: 0, maxHeight: 'none', borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '24px 24px 8px', fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.4 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    // The first one is what the dialog is for: it stands at the end, and comes first for the keyboard.
    styleOverrides: {
      root: { flexDirection: 'row-reverse', justifyContent: 'flex-start', gap: 8, padding: 24 },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: floating } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.scrim } } },
  },
}
