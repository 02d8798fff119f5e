import { startAppServer } from '@hojreh/ssr/server'
import { paths } from './paths.ts'

await startAppServer({
  name: 'admin',
  root: new URL('..', import.meta.url).pathname,
  mode: 'csr',
  routes: paths,
})
