import { pageStories } from '@hojreh/testing/page-story'
import { createRoutes } from '../src/routes.ts'

export const blogPages = pageStories({ app: 'blog', createRoutes })

/** A category or a tag without articles. */
export const noArticles = (heading: { slug: string; title: string }) => ({
  items: [],
  total: 0,
  pageId: 1,
  take: 13,
  categories: [],
  heading,
  author: null,
})
