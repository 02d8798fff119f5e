import type { RouteSkeletons } from '@hojreh/app'
import { ArticleSkeleton } from './features/article/article-skeleton.tsx'
import { MagazineSkeleton } from './features/magazine/magazine-skeleton.tsx'

/** What stands where a page will be while a slow network brings it. */
export const routeSkeletons: RouteSkeletons = {
  '/blog': MagazineSkeleton,
  '/blog/category/:slug': MagazineSkeleton,
  '/blog/tag/:slug': MagazineSkeleton,
  '/blog/author/:slug': MagazineSkeleton,
  '/blog/:slug': ArticleSkeleton,
}
