import type { PageShapes } from '@hojreh/app'
import { ArticleSkeleton } from './features/article/article-skeleton.tsx'
import { MagazineSkeleton } from './features/magazine/magazine-skeleton.tsx'

/** What stands where a page will be while a slow network brings it. */
export const pageShapes: PageShapes = {
  '/blog': MagazineSkeleton,
  '/blog/category/:slug': MagazineSkeleton,
  '/blog/tag/:slug': MagazineSkeleton,
  '/blog/:slug': ArticleSkeleton,
}
