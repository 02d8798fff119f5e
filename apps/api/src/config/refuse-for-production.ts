import type { Config } from './config.ts'

type Settings = Pick<
  Config,
  | 'ADMIN_ORIGIN'
  | 'PUBLIC_ORIGIN'
  | 'BLOG_ORIGIN'
  | 'PROFILE_ORIGIN'
  | 'NODE_ENV'
  | 'DEMO_MODE'
  | 'PAYMENT_GATEWAY'
  | 'ZIBAL_MERCHANT'
  | 'INSTALMENTS_GATEWAY'
  | 'SMS_PROVIDER'
  | 'SECRET'
>

/** Random secrets of 32 characters have some twenty different ones; typed ones have fewer. */
const LEAST_DIFFERENT_CHARACTERS = 12
const exampleWords = /change|example|secret|default|password|hojreh/i

const isOfExamples = (secret: string): boolean =>
  new Set(secret).size < LEAST_DIFFERENT_CHARACTERS || exampleWords.test(secret)

const rules: readonly { isBroken: (settings: Settings) => boolean; sentence: string }[] = [
  {
    isBroken: ({ NODE_ENV, DEMO_MODE }) => NODE_ENV === 'production' && DEMO_MODE,
    sentence: 'DEMO_MODE: shows one-time codes to everybody; set it to 0.',
  },
  {
    isBroken: ({ ADMIN_ORIGIN, PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN }) =>
      ADMIN_ORIGIN !== undefined && [PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN].includes(ADMIN_ORIGIN),
    sentence:
      'ADMIN_ORIGIN: a hole in a page of the shop would reach the staff; give the back office a host of its own.',
  },
  {
    isBroken: ({ PAYMENT_GATEWAY }) => PAYMENT_GATEWAY === 'sandbox',
    sentence:
      'PAYMENT_GATEWAY: sandbox takes no money; set it to zarinpal (with ZARINPAL_MERCHANT_ID) or zibal (with ZIBAL_MERCHANT).',
  },
  {
    isBroken: ({ PAYMENT_GATEWAY, ZIBAL_MERCHANT }) =>
      PAYMENT_GATEWAY === 'zibal' && ZIBAL_MERCHANT === 'zibal',
    sentence: 'ZIBAL_MERCHANT: "zibal" is a merchant for tests and takes no money; set it to your own.',
  },
  {
    isBroken: ({ INSTALMENTS_GATEWAY }) => INSTALMENTS_GATEWAY?.startsWith('sandbox') ?? false,
    sentence:
      'INSTALMENTS_GATEWAY: sandbox takes no money; set it to snapppay, digipay or none (with the SNAPPPAY_ or DIGIPAY_ settings).',
  },
  {
    isBroken: ({ SMS_PROVIDER }) => SMS_PROVIDER === 'outbox',
    sentence:
      'SMS_PROVIDER: outbox delivers nothing, so nobody could sign in; set it to kavenegar (with KAVENEGAR_API_KEY and KAVENEGAR_OTP_TEMPLATE) or smsir (with SMSIR_API_KEY, SMSIR_OTP_TEMPLATE and SMSIR_LINE).',
  },
  {
    isBroken: ({ SECRET }) => isOfExamples(SECRET),
    sentence: 'SECRET: can be guessed; set it to at least 32 random characters (openssl rand -base64 32).',
  },
]

/** One sentence for each setting with which a shop that takes money may not start. */
export const productionProblems = (settings: Settings): string[] => {
  if (settings.DEMO_MODE && settings.NODE_ENV !== 'production') return []
  return rules.filter(({ isBroken }) => isBroken(settings)).map(({ sentence }) => sentence)
}

/** Throws unless a shop that takes money may start with these settings. */
export const refuseForProduction = (settings: Settings): void => {
  const sentences = productionProblems(settings).map((sentence) => `  ${sentence}`)
  if (sentences.length > 0)
    throw new Error(
      `Outside of the demo (DEMO_MODE=0) the shop does not start with these settings:\n${sentences.join('\n')}`,
    )
}
