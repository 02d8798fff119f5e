import type { ShopSettings } from '@hojreh/contract/admin'
import type { Config } from '../../config/config.ts'
import { instalmentsGatewayOf } from '../../config/instalment-settings.ts'

type Connection = ShopSettings['connections'][number]

/**
 * Returns what the configuration of the server sets, for staff who wonder why something does not work. Says that a key
 * is there, never which. The server does not start with a gateway or an SMS provider without its keys: a running one
 * has them.
 */
export const connectionsOf = (config: Config): Connection[] => [
  { name: 'payment', provider: config.PAYMENT_GATEWAY, isSet: true },
  {
    name: 'instalments',
    provider: instalmentsGatewayOf(config),
    isSet: instalmentsGatewayOf(config) !== 'none',
  },
  { name: 'sms', provider: config.SMS_PROVIDER, isSet: true },
  {
    name: 'notices',
    provider: '',
    isSet:
      config.OPERATOR_PHONES.length > 0 ||
      config.ORDER_WEBHOOK_URL !== undefined ||
      config.ORDER_BOT_TOKEN !== undefined,
  },
]
