import { type AppStore, appRoutes, DefaultFrame, framed, notFoundRoute, page } from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'

/** The pages of the shop (decisions, section 2), each with its own chunk. */
export const createRoutes = (store: AppStore): RouteObject[] =>
  appRoutes(store, [
    framed(DefaultFrame, [
      page(store, '/', { file: 'src/routes/home.tsx', import: () => import('./routes/home.tsx') }),
      notFoundRoute,
    ]),
  ])
