import type { Components } from '@mui/material/styles'
import { color, tabularFigures } from '../vars.ts'

/** The number on an icon, at its upper end, inside a button of 44 pixels. */
export const badges: Pick<Components, 'MuiBadge'> = {
  MuiBadge: {
    defaultProps: { color: 'warning' },
    styleOverrides: {
      badge: {
        // By logical sides: MUI's own place is in a `style` attribute, which is not mirrored.
        inset: 'auto',
        insetBlockStart: -10,
        insetInlineEnd: -10,
        transform: 'none',
        padding: '0 5px',
        fontWeight: 700,
        boxShadow: `0 0 0 2px ${color.surface}`,
        ...tabularFigures,
      },
    },
  },
}
