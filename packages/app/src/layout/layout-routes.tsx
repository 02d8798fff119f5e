import { AuthLayout, BlogLayout, DefaultLayout, ProfileLayout } from '@hojreh/ui'
import { Activity, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'
import { SiteCheckoutHeader, useIsCheckout } from './checkout-header.tsx'
import { SiteHeader } from './site-header.tsx'

// Its links work from the server's HTML.
const SiteBottomNav = lazyHydrated(async () => (await import('./lazy-layout.tsx')).SiteBottomNav)
const SiteFooter = lazyHydrated(async () => (await import('./lazy-layout.tsx')).SiteFooter)

const layoutParts = () => ({ header: <SiteHeader />, footer: <SiteFooter />, bottomNav: <SiteBottomNav /> })

// An `Activity` hydrates in a task of its own, after what is around it. A boundary for waiting would do so too, and
// would keep a server's failures to itself.
const Page = () => (
  <Activity>
    <Outlet />
  </Activity>
)

/** The four layouts of the specification with the site's own header and footer; each is a route's component. */
export const DefaultLayoutRoute = () => (
  // The page stays the same one when its layout changes.
  <DefaultLayout {...(useIsCheckout() ? { header: <SiteCheckoutHeader /> } : layoutParts())}>
    <Page />
  </DefaultLayout>
)

export const BlogLayoutRoute = () => (
  <BlogLayout {...layoutParts()}>
    <Page />
  </BlogLayout>
)

/** @param title heading of the card, such as «ورود به حساب کاربری» */
export const AuthLayoutRoute = ({ title }: { title: string }) => (
  <AuthLayout title={title}>
    <Outlet />
  </AuthLayout>
)

/** @param menu usually a `ProfileMenu` */
export const ProfileLayoutRoute = ({
  menu,
  isMenuPage = false,
  menuHref,
}: {
  menu: ReactNode
  isMenuPage?: boolean
  menuHref: string
}) => (
  <ProfileLayout {...layoutParts()} menu={menu} isMenuPage={isMenuPage} menuHref={menuHref}>
    <Outlet />
  </ProfileLayout>
)
