import type { Config } from '../../config/config.ts'
import { makeKavenegar } from './kavenegar.ts'
import type { SmsProvider } from './sms-provider.ts'
import { makeSmsir } from './smsir.ts'

/** Delivers nothing: the message stays in the database, for the operator's eyes only. Never in production. */
const outbox: SmsProvider = { name: 'outbox', send: async () => ({ messageId: null }) }

const makers: Record<Config['SMS_PROVIDER'], (config: Config) => SmsProvider> = {
  outbox: () => outbox,
  kavenegar: (config) =>
    makeKavenegar({
      apiKey: config.KAVENEGAR_API_KEY ?? '',
      otpTemplate: config.KAVENEGAR_OTP_TEMPLATE ?? '',
      sender: config.KAVENEGAR_SENDER,
      baseUrl: config.KAVENEGAR_BASE_URL,
    }),
  smsir: (config) =>
    makeSmsir({
      apiKey: config.SMSIR_API_KEY ?? '',
      otpTemplate: config.SMSIR_OTP_TEMPLATE ?? 0,
      otpParameter: config.SMSIR_OTP_PARAMETER,
      line: config.SMSIR_LINE ?? 0,
      baseUrl: config.SMSIR_BASE_URL,
    }),
}

/** The providers, in the order in which they are tried. */
export const chooseSmsProviders = (config: Config): SmsProvider[] =>
  [config.SMS_PROVIDER, config.SMS_FALLBACK_PROVIDER]
    .filter((name) => name !== undefined)
    .map((name) => makers[name](config))
