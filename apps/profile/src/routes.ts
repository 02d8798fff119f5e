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
        page(store, paths.addresses, {
          file: 'src/routes/addresses.tsx',
          import: () => import('./routes/addresses.tsx'),
        }),
        notFoundRoute,
      ]),
    ]),
  ])
