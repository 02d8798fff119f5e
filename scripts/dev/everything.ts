import { join } from 'node:path'
import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { Problem, root } from '../lib/bootstrap.mjs'
import { dataFolder, openShopData } from '../lib/data.ts'
import { freePortsFrom, publicPort } from '../lib/ports.ts'
import { runOpenly } from '../lib/processes.ts'
import { environmentOf, type Ports } from '../lib/services.ts'
import { appNames, hotPorts } from './apps.ts'
import { atTheEnd, compileCache, run } from './processes.ts'
import type { DevStart } from './start.types.ts'

/** The whole shop from its sources. What the first page needs comes first, at the same time; the others follow. */
export const startEverything = async (): Promise<DevStart> => {
  const port = await publicPort(process.env.PORT, 'localhost')
  const [api = 0, shop = 0, blog = 0, profile = 0, admin = 0] = await freePortsFrom(port + 1, 5)
  const ports: Ports = { api, shop, blog, profile, admin, gateway: port }
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const ofApps = {
    ...environmentOf({ folder: dataFolder(), environment: {} }, ports, origin),
    ...(await hotPorts(admin + 1, appNames)),
  }
  // It waits for the api by itself; Vite looks through its sources meanwhile.
  run('shop', ofApps)
  const data = await openShopData()
  atTheEnd(data.close)
  const environment = { ...ofApps, ...data.environment }
  const setUp = [join(root, 'apps/api/src/cli/main.ts'), 'setup', '--demo']
  if ((await runOpenly(process.execPath, setUp, { ...environment, ...compileCache })) !== 0)
    throw new Problem('The shop could not be prepared; the lines above say why.')
  run('api', environment)
  run('gateway', environment)
  return {
    gateway: port,
    first: { api, shop },
    others: { blog, profile, admin },
    startOthers: () => {
      run('blog', ofApps)
      run('profile', ofApps)
      run('admin', ofApps)
    },
    hint: `Sign in with ${demoSignIn.phone}; codes show at /api/dev/inbox, the password is ${demoSignIn.password}`,
  }
}
