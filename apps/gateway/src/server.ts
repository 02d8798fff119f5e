import { startObserver } from '@hojreh/observe'
import { readConfig } from './config.ts'
import { buildGateway } from './gateway.ts'
import { publicOriginsOf, upstreamsOf } from './routing-table.ts'

const config = readConfig(process.env)
const observer = await startObserver('gateway', process.env)
const app = await buildGateway({
  observer,
  upstreams: upstreamsOf(config),
  origins: publicOriginsOf(config),
  logLevel: config.LOG_LEVEL,
  trustedProxies: config.GATEWAY_TRUSTED_PROXIES,
})
await app.listen({ host: config.GATEWAY_HOST, port: config.GATEWAY_PORT })

const close = () => {
  // A connection that was busy at the first look stays open, unused, until its keep-alive runs out.
  setInterval(() => app.server.closeIdleConnections(), 50)
  return app
    .close()
    .then(() => observer.close())
    .then(() => process.exit(0))
}
process.once('SIGTERM', close)
process.once('SIGINT', close)
