import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { SANDBOX_MERCHANT_ID, SANDBOX_PATH } from '../sandbox-gateway/sandbox-path.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { makeZarinpal } from './zarinpal.ts'

/** The address at which this process reaches itself. */
const ownOrigin = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('the api does not listen yet')
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

/** The gateway that the configuration names. The sandbox is the same client, pointed at ourselves. */
export const chooseGateway = (app: FastifyInstance, config: Config): PaymentGateway =>
  config.PAYMENT_GATEWAY === 'zarinpal'
    ? makeZarinpal({
        name: 'zarinpal',
        merchantId: config.ZARINPAL_MERCHANT_ID ?? '',
        apiBase: () => config.ZARINPAL_BASE_URL,
        browserBase: config.ZARINPAL_BASE_URL,
      })
    : makeZarinpal({
        name: 'sandbox',
        merchantId: SANDBOX_MERCHANT_ID,
        apiBase: () => `${ownOrigin(app)}${SANDBOX_PATH}`,
        browserBase: `${config.PUBLIC_ORIGIN}${SANDBOX_PATH}`,
      })
