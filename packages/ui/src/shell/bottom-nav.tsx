import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import House from 'lucide-react/icons/house'
import Newspaper from 'lucide-react/icons/newspaper'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { Link } from '../link/link.tsx'
import { from, layer } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { CountBadge, cartTargetAttribute } from './cart-button.tsx'
import { shellMessages as text } from './shell.messages.ts'

/** Room to leave under a page for the bar, in CSS. */
export const bottomNavHeight = 'calc(64px + env(safe-area-inset-bottom))'

const Bar = styled.nav(
  css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.header,
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    blockSize: bottomNavHeight,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    [from.desktop]: { display: 'none' },
    '@media print': { display: 'none' },
  }),
)
const Item = styled(Link)(
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    fontSize: '0.75rem',
    lineHeight: 1.5,
    color: color.inkSoft,
    '&[aria-current="page"]': { color: color.turquoise, fontWeight: 700 },
    '&[aria-current="page"]::before': {
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
  }),
)
const Badged = styled.span(
  css({ position: 'relative', '& > span': { insetBlockStart: -8, insetInlineEnd: -12 } }),
)

export type BottomNavSection = 'home' | 'shop' | 'cart' | 'blog' | 'account'
export type BottomNavProps = {
  hrefs: Record<BottomNavSection, string>
  current?: BottomNavSection | undefined
  cartCount?: number | undefined
}

const icons = { home: House, shop: Store, cart: ShoppingBasket, blog: Newspaper, account: UserRound }
const sections: readonly BottomNavSection[] = ['home', 'shop', 'cart', 'blog', 'account']

/** The five places of the shop, under the thumb; phones and tablets only. */
export const BottomNav = ({ hrefs, current, cartCount = 0 }: BottomNavProps) => (
  <Bar aria-label={text.bottomNavigation}>
    {sections.map((section) => {
      const Icon = icons[section]
      const hasCount = section === 'cart' && cartCount > 0
      return (
        <Item
          key={section}
          href={hrefs[section]}
          aria-current={section === current ? 'page' : undefined}
          {...(section === 'cart' && { [cartTargetAttribute]: '' })}
        >
          <Badged>
            <Icon size={22} aria-hidden="true" />
            {hasCount && <CountBadge aria-hidden="true">{toPersianDigits(cartCount)}</CountBadge>}
          </Badged>
          {hasCount && <VisuallyHidden>{text.cartWith(cartCount)}</VisuallyHidden>}
          <span aria-hidden={hasCount}>{text[section]}</span>
        </Item>
      )
    })}
  </Bar>
)
