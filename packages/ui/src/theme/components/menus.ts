import type { Components } from '@mui/material/styles'
import { layer } from '../tokens.ts'
import { color, corner, floating } from '../vars.ts'

/** What a button opens beneath itself. */
export const menus: Pick<Components, 'MuiPopover' | 'MuiMenu' | 'MuiMenuItem'> = {
  MuiPopover: {
    styleOverrides: {
      root: { zIndex: layer.menu },
      paper: { border: `1px solid ${color.line}`, borderRadius: corner.card, boxShadow: floating },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { minWidth: 232, marginBlock: 8 },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: 44,
        padding: '0 12px',
        borderRadius: corner.small,
        fontSize: '0.9375rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: color.sunken },
        '& svg': { flex: 'none', color: color.inkSoft },
      },
    },
  },
}
