// Parts of the layout whose code comes after the first render, in one file: each request takes a slow phone time.
import {
  useGetContactUsQuery,
  useGetFooterMenuQuery,
  useGetLogoQuery,
  useGetSocialQuery,
} from '@hojreh/api/react'
import { toPersianDigits } from '@hojreh/persian'
import { BottomNav, type BottomNavSection, Footer, ThemeToggle } from '@hojreh/ui'
import { CartIcon } from '@hojreh/ui/cart-icon'
import { useLocation } from 'react-router-dom'
import { useApp } from '../state/app-context.ts'
import { menuArg } from './load-layout-data.ts'
import { Permits } from './permits.tsx'
import { useCartCount } from './use-cart-count.ts'

export { SiteSearch } from '../search/site-search.tsx'

/** The basket of the header with the number of goods in the cart. */
export const SiteCartIcon = () => <CartIcon count={useCartCount()} />

const hrefs: Record<BottomNavSection, string> = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  blog: '/blog',
  account: '/profile',
}

const sectionOf = (pathname: string): BottomNavSection | undefined => {
  if (pathname === '/') return 'home'
  if (pathname.startsWith('/auth')) return 'account'
  const sections = Object.keys(hrefs) as BottomNavSection[]
  return sections.find((section) => section !== 'home' && pathname.startsWith(hrefs[section]))
}

/** The bottom navigation of phones; the cart count comes in after hydration. */
export const SiteBottomNav = () => {
  const { pathname } = useLocation()
  return <BottomNav hrefs={hrefs} current={sectionOf(pathname)} cartCount={useCartCount()} />
}

const noChildren = [] as const

/** The footer with its data. */
export const SiteFooter = () => {
  const { config } = useApp()
  const { data: menu = [] } = useGetFooterMenuQuery(menuArg)
  const { data: social = [] } = useGetSocialQuery()
  const { data: logo } = useGetLogoQuery()
  const { data: reached } = useGetContactUsQuery()
  const phones =
    reached?.phones.map((phone) => ({ title: toPersianDigits(phone), url: `tel:${phone}` })) ?? []
  const email = reached?.email ? [{ title: reached.email, url: `mailto:${reached.email}` }] : []
  return (
    <Footer
      menu={menu}
      social={social.map(({ title, url }) => ({ title, url, children: noChildren }))}
      about={logo?.slogan}
      contact={[...phones, ...email]}
      tools={<ThemeToggle isLabelled />}
      permits={(config.enamad !== null || config.isDemo) && <Permits />}
    />
  )
}
