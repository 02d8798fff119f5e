import type { ShopSettings } from '@hojreh/contract/admin'
import type { Config } from '../../config/config.ts'
import { instalmentsGatewayOf } from '../../config/instalment-settings.ts'

type Connection = ShopSettings['connections'][number]

/**
 * What is set at the machine, for people who wonder why something does not work. Says that a key is there, never which.
 * The start refuses a gateway or an SMS provider without its keys: whoever runs has them.
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
