import { type AppStore, appRoutes, DefaultFrame, framed, guarded, notFoundRoute, page } from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'

/** The pages of the shop (decisions, section 2), each with its own chunk; and every path that no other app owns. */
export const createRoutes = (store: AppStore): RouteObject[] =>
  appRoutes(store, [
    framed(
      DefaultFrame,
      [
        page(store, '/', { file: 'src/routes/home.tsx', import: () => import('./routes/home.tsx') }),
        page(store, '/shop', { file: 'src/routes/shop.tsx', import: () => import('./routes/shop.tsx') }),
        page(store, '/shop/search', {
          file: 'src/routes/search.tsx',
          import: () => import('./routes/search.tsx'),
        }),
        page(store, '/shop/:slug', {
          file: 'src/routes/product.tsx',
          import: () => import('./routes/product.tsx'),
        }),
        guarded(store, [
          page(store, '/cart', {
            file: 'src/routes/cart.tsx',
            import: () => import('./routes/cart.tsx'),
            isPrivate: true,
          }),
        ]),
        page(store, '/checkPayment', {
          file: 'src/routes/check-payment.tsx',
          import: () => import('./routes/check-payment.tsx'),
          isPrivate: true,
        }),
        page(store, '/about-us', {
          file: 'src/routes/about-us.tsx',
          import: () => import('./routes/about-us.tsx'),
        }),
        page(store, '/contact-us', {
          file: 'src/routes/contact-us.tsx',
          import: () => import('./routes/contact-us.tsx'),
        }),
        page(store, '/faq', { file: 'src/routes/faq.tsx', import: () => import('./routes/faq.tsx') }),
        page(store, '/license', {
          file: 'src/routes/license.tsx',
          import: () => import('./routes/license.tsx'),
        }),
        page(store, '/page/:slug', {
          file: 'src/routes/static-page.tsx',
          import: () => import('./routes/static-page.tsx'),
        }),
        notFoundRoute,
      ],
      async () => (await import('./routes/page-shapes.tsx')).pageShapes,
    ),
  ])
