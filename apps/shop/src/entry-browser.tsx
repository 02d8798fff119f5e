import { startBrowser } from '@hojreh/ssr/browser'
import { createRoutes } from './routes.ts'

void startBrowser({ app: 'shop', createRoutes })
