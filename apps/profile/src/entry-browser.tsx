import { startBrowser } from '@hojreh/ssr/browser'
import { GlobalStyles } from '@hojreh/ui'
import { createRoutes } from './routes.ts'

void startBrowser({ app: 'profile', createRoutes, globalStyles: <GlobalStyles /> })
