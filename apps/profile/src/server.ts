import { startAppServer } from '@hojreh/app/server'
import { paths } from './paths.ts'

await startAppServer({
  name: 'profile',
  root: new URL('..', import.meta.url).pathname,
  mode: 'csr',
  paths: Object.values(paths),
})
