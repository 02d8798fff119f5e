import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { belowDesktop, belowTablet, buyBarHeight, from, layer, lowWindow } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

const Bar = styled.div(
  css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: buyBarHeight,
    padding: '9px 16px calc(9px + env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    // The price stays on its line; the button gives way.
    '& > div': { flex: 'none', whiteSpace: 'nowrap' },
    // Twice, for a large button has a size of its own.
    '&& > button': { flex: '0 1 auto', paddingInline: 16 },
    // With large text the button has a line of its own, as the price has.
    [belowDesktop]: {
      flexWrap: 'wrap',
      rowGap: 4,
      '&& > button': { flex: '1 1 7.5rem', inlineSize: 'auto' },
    },
    // Both in one line on the narrowest phone, also with a price of millions.
    [belowTablet]: { gap: 12, '&& > button': { paddingInline: 12, fontSize: '0.9375rem' } },
    // It would leave nothing of the page in a low window.
    [lowWindow]: { position: 'static', gridColumn: '1 / -1', marginInline: -16 },
    '@media print': { position: 'static' },
    [from.desktop]: {
      position: 'static',
      display: 'grid',
      justifyContent: 'stretch',
      minBlockSize: 0,
      marginInline: 0,
      padding: 20,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      // The counter takes the whole width here, its buttons at the ends.
      '& > fieldset': { justifyContent: 'space-between' },
    },
  }),
)

/**
 * Price and buying: a card on desktop; on phones a bar that stays, in the place of the bottom navigation. The page, or a
 * layout around it, has the attribute `data-buy-bar`.
 */
export const BuyBar = ({ children }: { children: ReactNode }) => <Bar>{children}</Bar>
