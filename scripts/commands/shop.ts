// npm run shop and npm run import: the operator's command line on the shop's own data.
import { join } from 'node:path'
import { EmbeddedPostgresError } from '@hojreh/postgres'
import { root } from '../lib/bootstrap.mjs'
import { openShopData } from '../lib/data.ts'
import { demoDefault } from '../lib/demo-mode.ts'
import { runOpenly } from '../lib/processes.ts'
import { shopOrigin } from '../lib/shop-origin.ts'

try {
  const origin = shopOrigin()
  const data = await openShopData()
  process.exitCode = await runOpenly(
    process.execPath,
    [join(root, 'apps/api/src/cli/main.ts'), ...process.argv.slice(2)],
    { PUBLIC_ORIGIN: origin, ...demoDefault(origin), ...data.environment },
  )
  await data.close()
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error
  process.stderr.write(`\n✗ ${error.message}\n`)
  process.exitCode = 1
}
