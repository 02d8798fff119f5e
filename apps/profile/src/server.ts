import { startAppServer } from '@hojreh/ssr/server'
import { pages } from './pages.ts'

await startAppServer({
  name: 'profile',
  root: new URL('..', import.meta.url).pathname,
  mode: 'csr',
  pages,
})
