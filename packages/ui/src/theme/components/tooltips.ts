import type { Components } from '@mui/material/styles'
import { color, corner } from '../vars.ts'

/** What a control does, said beside it under the mouse and at the focus of the keyboard. */
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
