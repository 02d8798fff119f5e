import { settings } from '@hojreh/server'
import { z } from 'zod'
import { cardSettings } from './card-settings.ts'
import { databaseSettings } from './database-settings.ts'
import { checkFileSettings, fileSettings } from './file-settings.ts'
import { checkHostSettings, hostSettings } from './host-settings.ts'
import { checkNoticeSettings, noticeSettings } from './notice-settings.ts'
import { checkPaymentSettings, paymentSettings } from './payment-settings.ts'
import { checkShopSettings, shopSettings } from './shop-settings.ts'
import { checkSmsSettings, smsSettings } from './sms-settings.ts'
import { keepTitleApart } from './starting-title.ts'
import { torobSettings } from './torob-settings.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

/** Every setting of the api, read once from the environment. Descriptions are the documentation. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  API_HOST: settings.host,
  API_PORT: settings.port(8081),
  ...databaseSettings,
  CLOSE_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0.5)
    .describe('How long a process that is told to end still takes calls, until balancers have noticed'),
  RESPONSE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(4_096)
    .default(64)
    .describe('Memory for answers about public content, dropped when it changes; 0 works each one out'),
  PRODUCTS_IN_MEMORY: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000)
    .default(1_000_000)
    .describe(
      'Up to so many products are listed, filtered and searched in memory; 0 asks the database each time',
    ),
  ...hostSettings,
  ...shopSettings,
  AUTH_COOKIE_NAME: z.string().default('hojreh_session').describe('Name of the auth cookie'),
  USER_DATA_NAME: z.string().default('hojreh_user').describe('Local storage key of the user data'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .describe('Addresses whose X-Forwarded-For is believed (comma-separated, CIDR); the gateway is one'),
  SECRET: z
    .string()
    .min(32)
    .describe('Signs sessions and keys the hashes of one-time codes; at least 32 random characters'),
  ...fileSettings,
  IMAGE_DOWNLOADS: flag
    .default(true)
    .describe('Whether pictures that an imported file names are downloaded in the background'),
  IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS: flag
    .default(false)
    .describe('Lets those downloads reach addresses of the own network'),
  DEMO_MODE: flag.default(false).describe('Shows the inbox of one-time codes and uses the sandbox gateway'),
  ...smsSettings,
  ...noticeSettings,
  OTP_HOURLY_LIMIT_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(200)
    .describe('One-time codes for one IP address in an hour; mobile networks put many people behind one'),
  OTP_HOURLY_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(5_000)
    .describe('One-time codes of the whole shop in an hour: the ceiling of the SMS bill'),
  OTP_WRONG_HOURLY_CEILING: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe('Wrong codes of the whole shop in an hour; beyond it each visitor’s wrong codes cost time'),
  CAPTCHA_PROVIDER: z
    .enum(['altcha', 'recaptcha'])
    .default('altcha')
    .describe(
      'altcha is a proof of work of our own, without any request to others; recaptcha is v2 of Google',
    ),
  CAPTCHA_WORK: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(10_000_000)
    .default(100_000)
    .describe('Most hashes that a browser computes for the own captcha; half of it on average'),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('Public key; needed for recaptcha'),
  RECAPTCHA_SECRET: z.string().optional().describe('Secret key; needed for recaptcha'),
  RECAPTCHA_SCRIPT_URL: z
    .url()
    .default('https://www.google.com/recaptcha/api.js')
    .describe('Script of the widget; www.recaptcha.net is reachable from more networks'),
  RECAPTCHA_VERIFY_URL: z
    .url()
    .default('https://www.google.com/recaptcha/api/siteverify')
    .describe('Where tokens are checked'),
  SWEEP_INTERVAL_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_600)
    .default(60)
    .describe('How often holds that ran out and payments that are open for as long are looked at'),
  ...paymentSettings,
  ...cardSettings,
  REFUND_ALONE_UP_TO: z.coerce
    .number()
    .int()
    .min(0)
    .default(50_000_000)
    .describe(
      'Rial: what one member may send back of an order, all refunds together; more waits for a second one',
    ),
  UNPAID_ORDER_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(48)
    .describe('An order that is not paid by then is cancelled'),
  ARCHIVE_ORDERS_AFTER_MONTHS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_200)
    .default(24)
    .describe('A closed order is archived then: a name finds it only when somebody asks for that; 0: never'),
  ...torobSettings,
  LOG_LEVEL: settings.logLevel,
})

/** Names of all settings of the api. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

const isRecaptchaComplete = (config: z.infer<typeof environment>) =>
  config.CAPTCHA_PROVIDER !== 'recaptcha' ||
  (config.RECAPTCHA_SITE_KEY !== undefined && config.RECAPTCHA_SECRET !== undefined)

const checkedEnvironment = environment
  .superRefine(checkHostSettings)
  .superRefine(checkFileSettings)
  .superRefine(checkPaymentSettings)
  .superRefine(checkSmsSettings)
  .superRefine(checkShopSettings)
  .superRefine(checkNoticeSettings)
  .refine(isRecaptchaComplete, {
    path: ['RECAPTCHA_SITE_KEY'],
    message: 'and RECAPTCHA_SECRET are needed for recaptcha',
  })
  .transform(keepTitleApart)

export type Config = z.output<typeof checkedEnvironment>

export interface ConfigProblem {
  name: string
  message: string
}

/** Reads the environment: the configuration, or every bad variable. */
export const checkConfig = (
  variables: Record<string, string | undefined>,
): { config?: Config; problems: ConfigProblem[] } => {
  const result = checkedEnvironment.safeParse(variables)
  if (result.success) return { config: result.data, problems: [] }
  const problems = result.error.issues.map(({ path: [name = ''], message }) => {
    const { description } = environment.shape[name as keyof typeof environment.shape] ?? {}
    return { name: String(name), message: `${message}${description ? ` (${description})` : ''}` }
  })
  return { problems }
}

/** Reads the environment; throws one error that names every bad variable. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const { config, problems } = checkConfig(variables)
  if (config) return config
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`)
  throw new Error(`The configuration of the api is not complete:\n${lines.join('\n')}`)
}
