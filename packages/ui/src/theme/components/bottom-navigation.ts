import type { Components } from '@mui/material/styles'
import { bottomNavHeight, from, layer, withBuyBar } from '../tokens.ts'
import { color } from '../vars.ts'

/** The places of the shop under the thumb, on phones and tablets. */
export const bottomNavigation: Pick<Components, 'MuiBottomNavigation' | 'MuiBottomNavigationAction'> = {
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: {
      root: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: layer.header,
        height: bottomNavHeight,
        // Each place has its fifth from the start: while the page is still arriving, the first ones must not share the bar.
        justifyContent: 'start',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: `1px solid ${color.line}`,
        [from.desktop]: { display: 'none' },
        '@media (min-height: 480px)': { [`${withBuyBar} &`]: { display: 'none' } },
        '@media print': { display: 'none' },
      },
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        gap: 3,
        flex: '0 0 20%',
        minWidth: 0,
        maxWidth: 'none',
        padding: 0,
        lineHeight: 1.5,
        transition: 'none',
        '&.Mui-selected': { fontWeight: 700 },
        '&.Mui-selected::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: -1,
          inlineSize: 32,
          blockSize: 3,
          borderEndStartRadius: 3,
          borderEndEndRadius: 3,
          backgroundColor: color.turquoise,
        },
        '&:focus-visible': { outlineOffset: -4 },
        '& .MuiBadge-badge': { insetBlockStart: -8, insetInlineEnd: -12 },
      },
      // Its words keep to their fifth of the bar, also with the largest text.
      label: {
        transition: 'none',
        '&, &.Mui-selected': {
          maxWidth: '100%',
          overflow: 'hidden',
          fontSize: 'min(0.8125rem, 4.4vw)',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
}
