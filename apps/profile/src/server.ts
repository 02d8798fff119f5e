import { fileURLToPath } from 'node:url'
import { startAppServer } from '@hojreh/ssr/server'
import { paths } from './paths.ts'

await startAppServer({
  name: 'profile',
  root: fileURLToPath(new URL('..', import.meta.url)),
  mode: 'csr',
  routes: paths,
})
