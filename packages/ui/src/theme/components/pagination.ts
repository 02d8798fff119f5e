import type { Components } from '@mui/material/styles'
import { belowTablet } from '../tokens.ts'
import { color, corner } from '../vars.ts'

/** Page numbers. */
export const pagination: Pick<Components, 'MuiPaginationItem'> = {
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 44,
        height: 44,
        margin: 0,
        borderRadius: corner.pill,
        fontSize: '1rem',
        fontWeight: 600,
        // All in one line on the narrowest phone; the ground of the present page stays round.
        [belowTablet]: { minWidth: 36, padding: '4px 0', backgroundClip: 'content-box' },
        '&:hover': { backgroundColor: color.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: color.turquoise,
          color: color.onTurquoise,
        },
      },
      ellipsis: {
        display: 'grid',
        placeItems: 'center',
        minWidth: 32,
        height: 44,
        color: color.inkSoft,
        [belowTablet]: { minWidth: 20 },
      },
    },
  },
}
