import { type AppStore, appRoutes, BlogFrame, framed, notFoundRoute, page } from '@hojreh/app'
import type { RouteObject } from 'react-router-dom'

/** The pages of the blog (decisions, section 2), each with its own chunk. */
export const createRoutes = (store: AppStore): RouteObject[] =>
  appRoutes(store, [
    framed(
      BlogFrame,
      [
        page(store, '/blog', { file: 'src/routes/blog.tsx', import: () => import('./routes/blog.tsx') }),
        page(store, '/blog/category/:slug', {
          file: 'src/routes/category.tsx',
          import: () => import('./routes/category.tsx'),
        }),
        page(store, '/blog/tag/:slug', {
          file: 'src/routes/tag.tsx',
          import: () => import('./routes/tag.tsx'),
        }),
        page(store, '/blog/:slug', {
          file: 'src/routes/article.tsx',
          import: () => import('./routes/article.tsx'),
        }),
        notFoundRoute,
      ],
      async () => (await import('./routes/page-shapes.ts')).pageShapes,
    ),
  ])
