import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import House from 'lucide-react/icons/house'
import Newspaper from 'lucide-react/icons/newspaper'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { CartIcon } from './cart/cart-icon.tsx'
import { cartTargetAttribute } from './cart/cart-target.ts'
import { navigationMessages as text } from './navigation.messages.ts'

export type BottomNavSection = 'home' | 'shop' | 'cart' | 'blog' | 'account'
export type BottomNavProps = {
  hrefs: Record<BottomNavSection, string>
  current?: BottomNavSection | undefined
  cartCount?: number | undefined
}

const icons = {
  home: <House size={22} aria-hidden="true" />,
  shop: <Store size={22} aria-hidden="true" />,
  blog: <Newspaper size={22} aria-hidden="true" />,
  account: <UserRound size={22} aria-hidden="true" />,
}
const sections: readonly BottomNavSection[] = ['home', 'shop', 'cart', 'blog', 'account']

/** The five places of the shop, under the thumb; phones and tablets only. */
export const BottomNav = ({ hrefs, current, cartCount = 0 }: BottomNavProps) => (
  <BottomNavigation component="nav" aria-label={text.bottomNavigation} value={current ?? null}>
    {sections.map((section) => {
      const hasCount = section === 'cart' && cartCount > 0
      return (
        <BottomNavigationAction
          key={section}
          value={section}
          href={hrefs[section]}
          aria-current={section === current ? 'page' : undefined}
          {...(section === 'cart' && { [cartTargetAttribute]: '' })}
          icon={section === 'cart' ? <CartIcon count={cartCount} size={22} /> : icons[section]}
          label={
            <>
              {hasCount && <VisuallyHidden>{text.cartWith(cartCount)}</VisuallyHidden>}
              <span aria-hidden={hasCount}>{text[section]}</span>
            </>
          }
        />
      )
    })}
  </BottomNavigation>
)
