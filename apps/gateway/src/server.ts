import { readConfig } from './config.ts'
import { buildGateway } from './gateway.ts'
import { upstreamsOf } from './routing-table.ts'

const config = readConfig(process.env)
const app = await buildGateway(upstreamsOf(config), config.LOG_LEVEL)
await app.listen({ host: config.GATEWAY_HOST, port: config.GATEWAY_PORT })

const close = () => app.close().then(() => process.exit(0))
process.once('SIGTERM', close)
process.once('SIGINT', close)
