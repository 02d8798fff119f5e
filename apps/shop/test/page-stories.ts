import { pageStories } from '@hojreh/app/testing/page-story'
import { createRoutes } from '../src/routes.ts'

export const shopPages = pageStories({ app: 'shop', createRoutes })
