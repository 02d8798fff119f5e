import { pageStories } from '@hojreh/app/testing/page-story'
import { createRoutes } from '../src/routes.ts'

export const profilePages = pageStories({ app: 'profile', createRoutes })
