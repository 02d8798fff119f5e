import { type AppStore, appRoutes, BlogFrame, framed, notFoundRoute, page } from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'

/** The pages of the blog. */
export const createRoutes = (store: AppStore): RouteObject[] =>
  appRoutes(store, [
    framed(BlogFrame, [
      page(store, '/blog', {
        file: 'src/routes/blog.page.tsx',
        import: () => import('./routes/blog.page.tsx'),
      }),
      page(store, '/blog/category/:slug', {
        file: 'src/routes/category.page.tsx',
        import: () => import('./routes/category.page.tsx'),
      }),
      page(store, '/blog/tag/:slug', {
        file: 'src/routes/tag.page.tsx',
        import: () => import('./routes/tag.page.tsx'),
      }),
      page(store, '/blog/:slug', {
        file: 'src/routes/article.page.tsx',
        import: () => import('./routes/article.page.tsx'),
      }),
      notFoundRoute,
    ]),
  ])
