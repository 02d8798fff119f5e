import { createServer } from '@hojreh/server'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/client.ts'
import { openFileStore } from '../../modules/file-store/open-file-store.ts'
import { chooseGateways, type Gateways } from '../../modules/payment/choose-gateway.ts'
import { registerSandboxGateway } from '../../modules/sandbox-gateway/sandbox.routes.ts'
import { systemClock } from '../../shared/clock.ts'

/**
 * The configured gateway for an operator's command. The sandbox is part of the api, which need not run now:
 * its books are opened here, at an address of their own, until `close`.
 */
export const openGateway = async (
  config: Config,
  database: Database,
): Promise<Pick<Gateways, 'gateway' | 'instalments'> & { close: () => Promise<void> }> => {
  const app = await createServer({
    log: { level: 'silent' },
    readiness: async () => ({ status: 'ready' }),
    failsWithPage: () => false,
    closeDelayMs: 0,
  })
  registerSandboxGateway(app, { config, database, files: openFileStore(config), clock: systemClock })
  if (config.PAYMENT_GATEWAY === 'sandbox') await app.listen({ host: '127.0.0.1', port: 0 })
  const { gateway, instalments } = chooseGateways(app, config)
  return { gateway, instalments, close: () => app.close() }
}
