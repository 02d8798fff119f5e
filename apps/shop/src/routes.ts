import {
  type AppStore,
  appRoutes,
  DefaultLayoutRoute,
  guarded,
  layoutRoute,
  notFoundRoute,
  type PageModule,
  pagesOf,
} from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'

/** The pages of the shop (decisions, section 2), each with its own chunk; and every path that no other app owns. */
export const createRoutes = (store: AppStore): RouteObject[] => {
  const page = pagesOf(store, import.meta.glob<PageModule>(['./routes/**/*.tsx', '!**/*.stories.tsx']))
  return appRoutes(store, [
    layoutRoute(
      DefaultLayoutRoute,
      [
        page('/', 'home'),
        page('/shop', 'shop'),
        page('/shop/search', 'search'),
        page('/shop/compare', 'compare'),
        page('/shop/:slug', 'product'),
        page('/brand/:slug', 'brand'),
        guarded(store, [page('/cart', 'cart', { isPrivate: true })]),
        page('/checkPayment', 'check-payment', { isPrivate: true }),
        page('/about-us', 'content/about-us'),
        page('/contact-us', 'content/contact-us'),
        page('/faq', 'content/faq'),
        page('/license', 'content/license'),
        page('/page/:slug', 'content/static-page'),
        notFoundRoute,
      ],
      async () => (await import('./route-skeletons.tsx')).routeSkeletons,
    ),
  ])
}
