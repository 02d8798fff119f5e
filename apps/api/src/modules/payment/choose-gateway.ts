import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { instalmentsGatewayOf } from '../../config/instalment-settings.ts'
import { SANDBOX_MERCHANT_ID, SANDBOX_PATH } from '../sandbox-gateway/sandbox-path.ts'
import { instalmentMakers } from './instalments/instalment-makers.ts'
import { ownOrigin } from './own-origin.ts'
import type { InstalmentsGateway, PaymentGateway } from './payment-gateway.ts'
import { makeZarinpal } from './zarinpal.ts'
import { makeZibal } from './zibal.ts'

type Name = Config['PAYMENT_GATEWAY']

/** Each gateway that the configuration is complete for. The sandbox is Zarinpal's client, pointed at ourselves. */
const makers: Record<Name, (app: FastifyInstance, config: Config) => PaymentGateway | null> = {
  zarinpal: (_app, config) =>
    config.ZARINPAL_MERCHANT_ID === undefined
      ? null
      : makeZarinpal({
          name: 'zarinpal',
          merchantId: config.ZARINPAL_MERCHANT_ID,
          apiBase: () => config.ZARINPAL_BASE_URL,
          browserBase: config.ZARINPAL_BASE_URL,
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        }),
  zibal: (_app, config) =>
    config.ZIBAL_MERCHANT === undefined
      ? null
      : makeZibal({
          merchant: config.ZIBAL_MERCHANT,
          baseUrl: config.ZIBAL_BASE_URL,
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        }),
  sandbox: (app, config) =>
    config.PAYMENT_GATEWAY !== 'sandbox'
      ? null
      : makeZarinpal({
          name: 'sandbox',
          merchantId: SANDBOX_MERCHANT_ID,
          apiBase: () => `${ownOrigin(app)}${SANDBOX_PATH}`,
          browserBase: `${config.PUBLIC_ORIGIN}${SANDBOX_PATH}`,
          timeoutMs: config.GATEWAY_TIMEOUT_MS,
        }),
}

export interface Gateways {
  /** The gateway of new payments. */
  gateway: PaymentGateway
  /** The gateway of new payments in instalments. */
  instalments: InstalmentsGateway | null
  /** All others that money may still come from. */
  otherGateways: readonly PaymentGateway[]
}

/**
 * The gateways that the configuration names, for new payments, and the others that it has a merchant for: after a
 * change of the gateway the old one still has uncollected money.
 */
export const chooseGateways = (app: FastifyInstance, config: Config): Gateways => {
  const gateway = makers[config.PAYMENT_GATEWAY](app, config)
  if (!gateway) throw new Error(`${config.PAYMENT_GATEWAY} has no merchant`)
  const ofInstalments = Object.entries(instalmentMakers).map(
    ([name, make]) => [name, make(app, config)] as const,
  )
  const chosen = instalmentsGatewayOf(config)
  const instalments = ofInstalments.find(([name]) => name === chosen)?.[1] ?? null
  const otherGateways = [
    ...Object.entries(makers).flatMap(([name, make]) =>
      name === config.PAYMENT_GATEWAY ? [] : (make(app, config) ?? []),
    ),
    ...ofInstalments.flatMap(([name, other]) => (name === chosen ? [] : (other ?? []))),
  ]
  return { gateway, instalments, otherGateways }
}
