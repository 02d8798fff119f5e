import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config/config.ts'
import { instalmentsGatewayOf, isComplete } from '../../../config/instalment-settings.ts'
import { DIGIPAY_SANDBOX_PATH } from '../../sandbox-gateway/instalments/digipay-sandbox.ts'
import {
  ELIGIBLE_FROM,
  ELIGIBLE_TO,
  INSTALMENTS_SANDBOX_PATH,
  instalmentsSandboxLogin,
} from '../../sandbox-gateway/instalments/instalments-sandbox.ts'
import { ownOrigin } from '../own-origin.ts'
import type { InstalmentsGateway } from '../payment-gateway.ts'
import { makeDigipay } from './digipay.ts'
import { makeSnappPay } from './snapppay.ts'

type Name = Exclude<ReturnType<typeof instalmentsGatewayOf>, 'none'>

/** How the trial gateway is called in the books. */
const SANDBOX = 'sandbox-instalments'

/** Each gateway of instalments that the configuration is complete for. A sandbox is one's client, pointed at ourselves. */
export const instalmentMakers: Record<
  Name,
  (app: FastifyInstance, config: Config) => InstalmentsGateway | null
> = {
  snapppay: (_app, config) =>
    isComplete(config, 'snapppay')
      ? makeSnappPay({
          name: 'snapppay',
          apiBase: () => config.SNAPPPAY_BASE_URL ?? '',
          clientId: config.SNAPPPAY_CLIENT_ID ?? '',
          clientSecret: config.SNAPPPAY_CLIENT_SECRET ?? '',
          username: config.SNAPPPAY_USERNAME ?? '',
          password: config.SNAPPPAY_PASSWORD ?? '',
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        })
      : null,
  digipay: (_app, config) =>
    isComplete(config, 'digipay')
      ? makeDigipay({
          name: 'digipay',
          apiBase: () => config.DIGIPAY_BASE_URL,
          clientId: config.DIGIPAY_CLIENT_ID ?? '',
          clientSecret: config.DIGIPAY_CLIENT_SECRET ?? '',
          username: config.DIGIPAY_USERNAME ?? '',
          password: config.DIGIPAY_PASSWORD ?? '',
          from: config.DIGIPAY_INSTALMENTS_FROM,
          to: config.DIGIPAY_INSTALMENTS_TO,
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        })
      : null,
  sandbox: (app, config) =>
    instalmentsGatewayOf(config) === 'sandbox'
      ? makeSnappPay({
          name: SANDBOX,
          apiBase: () => `${ownOrigin(app)}${INSTALMENTS_SANDBOX_PATH}`,
          ...instalmentsSandboxLogin,
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        })
      : null,
  'sandbox-digipay': (app, config) =>
    instalmentsGatewayOf(config) === 'sandbox-digipay'
      ? makeDigipay({
          name: 'sandbox-digipay',
          apiBase: () => `${ownOrigin(app)}${DIGIPAY_SANDBOX_PATH}`,
          ...instalmentsSandboxLogin,
          ...{ from: ELIGIBLE_FROM, to: ELIGIBLE_TO },
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        })
      : null,
}
