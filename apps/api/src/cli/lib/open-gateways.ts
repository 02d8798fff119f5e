import { createServer } from '@hojreh/server'
import type { Config } from '../../config/config.ts'
import { instalmentsGatewayOf } from '../../config/instalment-settings.ts'
import type { Database } from '../../db/client.ts'
import { openFileStore } from '../../modules/file-store/open-file-store.ts'
import { chooseGateways, type Gateways } from '../../modules/payment/choose-gateway.ts'
import { registerInstalmentsSandbox } from '../../modules/sandbox-gateway/instalments/instalments.routes.ts'
import { registerSandboxGateway } from '../../modules/sandbox-gateway/sandbox.routes.ts'
import { systemClock } from '../../shared/clock.ts'

/**
 * The configured gateways for an operator's command. The sandbox is part of the api, which need not run now:
 * its books are opened here, at an address of their own, until `close`.
 */
export const openGateways = async (
  config: Config,
  database: Database,
): Promise<Gateways & { close: () => Promise<void> }> => {
  const app = await createServer({
    log: { level: 'silent' },
    readiness: async () => ({ status: 'ready' }),
    failsWithPage: () => false,
    closeDelayMs: 0,
  })
  const dependencies = { config, database, files: openFileStore(config), clock: systemClock }
  registerSandboxGateway(app, dependencies)
  registerInstalmentsSandbox(app, dependencies)
  const isSandbox = [config.PAYMENT_GATEWAY, instalmentsGatewayOf(config)].some((name) =>
    name.startsWith('sandbox'),
  )
  if (isSandbox) await app.listen({ host: '127.0.0.1', port: 0 })
  return { ...chooseGateways(app, config), close: () => app.close() }
}
