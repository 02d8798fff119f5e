import { startBrowser } from '@hojreh/app/browser'
import { createRoutes } from './routes.ts'

void startBrowser({ app: 'profile', createRoutes })
