import {
  type AppStore,
  appRoutes,
  BlogLayoutRoute,
  layoutRoute,
  notFoundRoute,
  type PageModule,
  pagesOf,
} from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'

/** The pages of the blog (decisions, section 2), each with its own chunk. */
export const createRoutes = (store: AppStore): RouteObject[] => {
  const page = pagesOf(store, import.meta.glob<PageModule>(['./routes/*.tsx', '!**/*.stories.tsx']))
  return appRoutes(store, [
    layoutRoute(
      BlogLayoutRoute,
      [
        page('/blog', 'blog'),
        page('/blog/category/:slug', 'category'),
        page('/blog/tag/:slug', 'tag'),
        page('/blog/author/:slug', 'author'),
        page('/blog/:slug', 'article'),
        notFoundRoute,
      ],
      async () => (await import('./route-skeletons.ts')).routeSkeletons,
    ),
  ])
}
