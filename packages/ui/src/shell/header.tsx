import type { ReactNode } from 'react'
import { Logo } from '../elements/logo.tsx'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
import { CartButton, type CartButtonProps } from './cart-button.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { Bar, Home, MenuLink, MenuRow, Search, Space, Tools, TopRow } from './header.styles.ts'
import { shellMessages as text } from './shell.messages.ts'
import type { MenuItem } from './shell.types.ts'

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
  /** More buttons beside the cart, such as the theme's. */
  tools?: ReactNode
}

/** Logo, search, account and cart; on desktop also the menus. */
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
      <Home href={homeHref}>{logo ?? <Logo />}</Home>
      {search && <Search>{search}</Search>}
      <Space />
      <Tools>
        {tools}
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
