import { pageStories } from '@hojreh/testing/page-story'
import { createRoutes } from '../src/routes.ts'

export const shopPages = pageStories({ app: 'shop', createRoutes })

/** A list in which nothing is, without a filter to choose. */
export const noProducts = {
  items: [],
  total: 0,
  pageId: 1,
  take: 24,
  facets: { categories: [], brands: [], price: null, attributes: [], inStockCount: 0, discountedCount: 0 },
  category: null,
  maker: null,
}
