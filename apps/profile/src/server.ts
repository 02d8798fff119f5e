import { startAppServer } from '@hojreh/app/server'
import { pages } from './pages.ts'

await startAppServer({
  name: 'profile',
  root: new URL('..', import.meta.url).pathname,
  mode: 'csr',
  pages,
})
