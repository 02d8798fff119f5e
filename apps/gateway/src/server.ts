import { closeOnSignal, startObserver } from '@hojreh/server'
import { readConfig } from './config.ts'
import { buildGateway } from './gateway.ts'
import { adminPlaceOf, publicOriginsOf, upstreamsOf } from './routing-table.ts'

const config = readConfig(process.env)
const observer = await startObserver('gateway', process.env)
const app = await buildGateway({
  observer,
  upstreams: upstreamsOf(config),
  origins: publicOriginsOf(config),
  admin: adminPlaceOf(config),
  publicOrigin: config.PUBLIC_ORIGIN,
  shopTitle: config.SHOP_TITLE,
  logLevel: config.LOG_LEVEL,
  trustedProxies: config.GATEWAY_TRUSTED_PROXIES,
})
closeOnSignal(async () => {
  await app.close()
  await observer.close()
})
await app.listen({ host: config.GATEWAY_HOST, port: config.GATEWAY_PORT })
