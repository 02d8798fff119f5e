import {
  type AppStore,
  appRoutes,
  framed,
  guarded,
  notFoundRoute,
  type PageModule,
  pagesOf,
} from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'
import { CustomerFrame } from './frame/customer-frame.tsx'
import { SignInFrame } from './frame/sign-in-frame.tsx'
import { paths } from './paths.ts'

/** Sign-in and the customer's own pages. */
export const createRoutes = (store: AppStore): RouteObject[] => {
  const page = pagesOf(store, import.meta.glob<PageModule>(['./routes/*.tsx', '!**/*.stories.tsx']))
  const { auth, ...own } = paths
  return appRoutes(store, [
    guarded(store, [
      framed(SignInFrame, [page(auth, 'auth')]),
      framed(CustomerFrame, [...Object.entries(own).map(([name, path]) => page(path, name)), notFoundRoute]),
    ]),
  ])
}
