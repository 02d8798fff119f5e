import { useGetIndexMenuQuery, useListCategoriesQuery } from '@hojreh/api/react'
import type { Category } from '@hojreh/contract'
import { Basket, Header, lazyPart, type MenuItem, ThemeToggle } from '@hojreh/ui'
import { useLocation } from 'react-router-dom'
import { lazyHydrated } from '../lazy/lazy-hydrated.tsx'
import { hrefOfCategory } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'
import { menuArg } from './load-layout-data.ts'
import { useAccount } from './use-account.ts'
import { useCartCount } from './use-cart-count.ts'

// A plain form until its code is there, which brings MUI's autocomplete.
const SiteSearch = lazyHydrated(async () => (await import('./lazy-layout.tsx')).SiteSearch)
const SiteCartIcon = lazyHydrated(async () => (await import('./lazy-layout.tsx')).SiteCartIcon, {
  Skeleton: Basket,
})
const CartPreview = lazyPart(() => import('./cart-preview.tsx'), 'SiteCartPreview')

const menuOf = (categories: readonly Category[]): MenuItem[] =>
  categories.map(({ slug, title, image, children }) => {
    const url = hrefOfCategory(slug)
    return {
      title,
      url,
      picture: image && toPictureSource(image),
      bestsellersUrl: `${url}&sort=bestselling`,
      children: menuOf(children),
    }
  })

/** The header with its data; cart count and account come in after hydration. */
export const SiteHeader = () => {
  const { pathname } = useLocation()
  const { data: menu = [] } = useGetIndexMenuQuery(menuArg)
  const { data: categories } = useListCategoriesQuery()
  return (
    <Header
      account={useAccount()}
      cart={{
        href: '/cart',
        count: useCartCount(),
        icon: <SiteCartIcon />,
        preview: pathname !== '/cart' && <CartPreview />,
      }}
      categories={menuOf(categories ?? [])}
      // Beside each other: the one that came later would push the other aside. A server that failed to ask for one
      // of them tells the browser nothing of it: both must draw the same.
      menu={categories ? menu : []}
      currentUrl={pathname}
      search={<SiteSearch />}
      tools={<ThemeToggle />}
    />
  )
}
