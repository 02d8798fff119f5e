import type { Components } from '@mui/material/styles'
import { color } from '../vars.ts'

/** Rows under each other, each over a line. */
export const tables: Pick<Components, 'MuiTableCell'> = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 0',
        borderBottom: `1px solid ${color.line}`,
        fontSize: '0.9375rem',
        lineHeight: 1.9,
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        'th&': { color: color.inkSoft, fontWeight: 400 },
      },
    },
  },
}
