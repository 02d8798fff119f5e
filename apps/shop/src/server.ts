import { fileURLToPath } from 'node:url'
import { startAppServer } from '@hojreh/ssr/server'
import { knownQuery } from './known-query.ts'

await startAppServer({
  name: 'shop',
  root: fileURLToPath(new URL('..', import.meta.url)),
  mode: 'ssr',
  knownQuery,
})
