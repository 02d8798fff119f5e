import { type AppStore, appRoutes, framed, guarded, notFoundRoute, page } from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'
import { CustomerFrame } from './frame/customer-frame.tsx'
import { SignInFrame } from './frame/sign-in-frame.tsx'
import { paths } from './paths.ts'

/** Sign-in and the customer's own pages. */
export const createRoutes = (store: AppStore): RouteObject[] =>
  appRoutes(store, [
    guarded(store, [
      framed(SignInFrame, [
        page(store, paths.auth, { file: 'src/routes/auth.tsx', import: () => import('./routes/auth.tsx') }),
      ]),
      framed(CustomerFrame, [
        page(store, paths.dashboard, {
          file: 'src/routes/dashboard.tsx',
          import: () => import('./routes/dashboard.tsx'),
        }),
        page(store, paths.orders, {
          file: 'src/routes/orders.tsx',
          import: () => import('./routes/orders.tsx'),
        }),
        page(store, paths.order, {
          file: 'src/routes/order.tsx',
          import: () => import('./routes/order.tsx'),
        }),
        page(store, paths.payments, {
          file: 'src/routes/payments.tsx',
          import: () => import('./routes/payments.tsx'),
        }),
        page(store, paths.addresses, {
          file: 'src/routes/addresses.tsx',
          import: () => import('./routes/addresses.tsx'),
        }),
        page(store, paths.comments, {
          file: 'src/routes/comments.tsx',
          import: () => import('./routes/comments.tsx'),
        }),
        page(store, paths.favorites, {
          file: 'src/routes/favorites.tsx',
          import: () => import('./routes/favorites.tsx'),
        }),
        page(store, paths.info, { file: 'src/routes/info.tsx', import: () => import('./routes/info.tsx') }),
        page(store, paths.changePassword, {
          file: 'src/routes/change-password.tsx',
          import: () => import('./routes/change-password.tsx'),
        }),
        notFoundRoute,
      ]),
    ]),
  ])
