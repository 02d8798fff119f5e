import { startBrowser } from '@hojreh/app/browser'
import { GlobalStyles } from '@hojreh/ui'
import { createRoutes } from './routes.ts'

void startBrowser({ app: 'profile', createRoutes, globalStyles: <GlobalStyles /> })
