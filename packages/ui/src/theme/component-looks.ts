import type { Components } from '@mui/material/styles'
import { color, corner, floating } from './vars.ts'

/** How MUI's own components look here. Colours are variables: one style for both schemes. */
export const componentLooks: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // MUI takes the ring away and shows a ripple instead, which is off here.
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
        // Safari knows no other name for it.
        WebkitUserSelect: 'none',
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: corner.card,
        paddingInline: 20,
        lineHeight: 1.4,
        fontSize: '0.9375rem',
        '@media (max-width: 599.95px)': { borderRadius: corner.pill },
        whiteSpace: 'nowrap',
        '&.Mui-disabled:not(.MuiButton-loading)': { backgroundColor: color.sunken, color: color.inkSoft },
      },
      sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1rem' },
      outlined: { borderColor: color.lineStrong },
    },
  },
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
  MuiCheckbox: { styleOverrides: { root: { color: color.lineStrong, padding: 10 } } },
  MuiRadio: { styleOverrides: { root: { color: color.lineStrong, padding: 10 } } },
}
