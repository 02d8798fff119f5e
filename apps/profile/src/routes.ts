import {
  type AppStore,
  appRoutes,
  guarded,
  layoutRoute,
  notFoundRoute,
  type PageModule,
  pagesOf,
} from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'
import { CustomerLayout } from './layout/customer-layout.tsx'
import { SignInLayout } from './layout/sign-in-layout.tsx'
import { paths } from './paths.ts'

/** Sign-in and the customer's own pages. */
export const createRoutes = (store: AppStore): RouteObject[] => {
  const page = pagesOf(store, import.meta.glob<PageModule>(['./routes/*.tsx', '!**/*.stories.tsx']))
  const { auth, ...own } = paths
  return appRoutes(store, [
    guarded(store, [
      layoutRoute(SignInLayout, [page(auth, 'auth')]),
      layoutRoute(CustomerLayout, [
        ...Object.entries(own).map(([name, path]) => page(path, name)),
        notFoundRoute,
      ]),
    ]),
  ])
}
