import { BottomNav, type BottomNavSection } from '@hojreh/ui'
import { useLocation } from 'react-router-dom'
import { useCartCount } from './use-cart-count.ts'

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
