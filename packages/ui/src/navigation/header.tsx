import type { ReactNode } from 'react'
import { Logo } from '../elements/logo.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
import { CartButton, type CartButtonProps } from './cart/cart-button.tsx'
import { CategoryMenu } from './categories/category-menu.tsx'
import { Bar, MenuLink, MenuRow, Roomy, Search, ShortHome, Space, Tools, TopRow } from './header.styles.ts'
import { navigationMessages as text } from './navigation.messages.ts'
import type { MenuItem } from './navigation.types.ts'

export type HeaderProps = {
  homeHref?: string
  /** Replaces the drawn logo. */
  logo?: ReactNode
  /** Usually a `SearchBox`. */
  search?: ReactNode
  account: AccountMenuProps
  cart: CartButtonProps
  categories?: readonly MenuItem[]
  menu?: readonly MenuItem[]
  /** Address of the page, to mark its menu item. */
  currentUrl?: string | undefined
  /** More buttons beside the cart, such as the theme's; phones have them in the footer. */
  tools?: ReactNode
}

/** Logo, search, account and cart in one row; on desktop also the menus. */
export const Header = ({
  homeHref = '/',
  logo,
  search,
  account,
  cart,
  categories = [],
  menu = [],
  currentUrl,
  tools,
}: HeaderProps) => (
  <Bar>
    <TopRow>
      <ShortHome href={homeHref}>{logo ?? <Logo />}</ShortHome>
      {search && <Search>{search}</Search>}
      <Roomy>
        <Space />
      </Roomy>
      <Tools>
        <Roomy>{tools}</Roomy>
        <AccountMenu {...account} />
        <CartButton {...cart} />
      </Tools>
    </TopRow>
    <MenuRow aria-label={text.mainNavigation}>
      {categories.length > 0 && <CategoryMenu categories={categories} />}
      {menu.map((item) => (
        <MenuLink key={item.url} href={item.url} aria-current={item.url === currentUrl ? 'page' : undefined}>
          {item.title}
        </MenuLink>
      ))}
    </MenuRow>
  </Bar>
)
