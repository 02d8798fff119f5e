import { startAppServer } from '@hojreh/app/server'
import { knownQuery } from './known-query.ts'

await startAppServer({ name: 'shop', root: new URL('..', import.meta.url).pathname, mode: 'ssr', knownQuery })
