import type { ShopSettings } from '@hojreh/contract/admin'
import type { Config } from '../../config/config.ts'

type Connection = ShopSettings['connections'][number]

const hasMerchant = (config: Config) =>
  ({
    sandbox: true,
    zarinpal: config.ZARINPAL_MERCHANT_ID !== undefined,
    zibal: config.ZIBAL_MERCHANT !== undefined,
  })[config.PAYMENT_GATEWAY]

const hasSmsKey = (config: Config) =>
  ({
    outbox: true,
    kavenegar: config.KAVENEGAR_API_KEY !== undefined,
    smsir: config.SMSIR_API_KEY !== undefined,
  })[config.SMS_PROVIDER]

/** What is set at the machine, for people who wonder why something does not work. Says that a key is there, never which. */
export const connectionsOf = (config: Config): Connection[] => [
  { name: 'payment', provider: config.PAYMENT_GATEWAY, isSet: hasMerchant(config) },
  { name: 'sms', provider: config.SMS_PROVIDER, isSet: hasSmsKey(config) },
  {
    name: 'notices',
    provider: '',
    isSet:
      config.OPERATOR_PHONES.length > 0 ||
      config.ORDER_WEBHOOK_URL !== undefined ||
      config.ORDER_BOT_TOKEN !== undefined,
  },
]
