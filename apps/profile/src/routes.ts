import { type AppStore, appRoutes, framed, guarded, notFoundRoute, page } from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'
import { CustomerFrame } from './frame/customer-frame.tsx'
import { SignInFrame } from './frame/sign-in-frame.tsx'
import { pages } from './pages.ts'
import { paths } from './paths.ts'

/** Sign-in and the customer's own pages. */
export const createRoutes = (store: AppStore): RouteObject[] =>
  appRoutes(store, [
    guarded(store, [
      framed(SignInFrame, [
        page(store, paths.auth, { file: pages[paths.auth], import: () => import('./routes/auth.tsx') }),
      ]),
      framed(CustomerFrame, [
        page(store, paths.dashboard, {
          file: pages[paths.dashboard],
          import: () => import('./routes/dashboard.tsx'),
        }),
        page(store, paths.orders, { file: pages[paths.orders], import: () => import('./routes/orders.tsx') }),
        page(store, paths.order, { file: pages[paths.order], import: () => import('./routes/order.tsx') }),
        page(store, paths.payments, {
          file: pages[paths.payments],
          import: () => import('./routes/payments.tsx'),
        }),
        page(store, paths.addresses, {
          file: pages[paths.addresses],
          import: () => import('./routes/addresses.tsx'),
        }),
        page(store, paths.comments, {
          file: pages[paths.comments],
          import: () => import('./routes/comments.tsx'),
        }),
        page(store, paths.favorites, {
          file: pages[paths.favorites],
          import: () => import('./routes/favorites.tsx'),
        }),
        page(store, paths.info, { file: pages[paths.info], import: () => import('./routes/info.tsx') }),
        page(store, paths.changePassword, {
          file: pages[paths.changePassword],
          import: () => import('./routes/change-password.tsx'),
        }),
        notFoundRoute,
      ]),
    ]),
  ])
