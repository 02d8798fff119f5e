import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { bottomNavHeight } from '../shell/bottom-nav.tsx'
import { from, layer } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

const Bar = styled.div(
  css({
    position: 'sticky',
    insetBlockEnd: bottomNavHeight,
    zIndex: layer.header - 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    marginInline: -16,
    paddingBlock: 12,
    paddingInline: 16,
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    // The price stays on its line; the button gives way.
    '& > div': { flex: 'none', whiteSpace: 'nowrap' },
    // Twice, for a large button has a size of its own.
    '&& > button': { flex: '0 1 auto', paddingInline: 16 },
    // Both in one line on the narrowest phone, also with a price of millions.
    '@media (max-width: 599.95px)': { gap: 12, '&& > button': { paddingInline: 12, fontSize: '0.9375rem' } },
    // It would leave nothing of the page in a low window.
    '@media (max-height: 479.95px)': { position: 'static' },
    [from.tablet]: { gridColumn: '1 / -1' },
    [from.desktop]: {
      position: 'static',
      display: 'grid',
      justifyContent: 'stretch',
      marginInline: 0,
      padding: 20,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      // The counter takes the whole width here, its buttons at the ends.
      '& > fieldset': { justifyContent: 'space-between' },
    },
  }),
)

/** Price and buying: a card on desktop, a bar above the bottom navigation on phones. */
export const BuyBar = ({ children }: { children: ReactNode }) => <Bar>{children}</Bar>
