import { pageStories } from '@hojreh/testing/page-story'
import { createRoutes } from '../src/routes.ts'

export const profilePages = pageStories({ app: 'profile', createRoutes })
