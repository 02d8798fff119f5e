import type { Components } from '@mui/material/styles'
import { color, corner } from '../vars.ts'

/** Tooltips: a control's description, shown on hover and keyboard focus. */
export const tooltips: Pick<Components, 'MuiTooltip'> = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '4px 10px',
        borderRadius: corner.small,
        backgroundColor: color.ink,
        color: color.surface,
        fontSize: '0.8125rem',
        lineHeight: 1.7,
      },
    },
  },
}
