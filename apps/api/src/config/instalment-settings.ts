import { z } from 'zod'

const secret = z.string().min(1).optional()

/** Where orders are paid in instalments. */
export const instalmentSettings = {
  INSTALMENTS_GATEWAY: z
    .enum(['none', 'sandbox', 'sandbox-digipay', 'snapppay', 'digipay'])
    .optional()
    .describe(
      'Where orders are paid in instalments; nowhere unless it is set, in a demo at the sandbox (of SnappPay’s flow; `sandbox-digipay` speaks Digipay’s)',
    ),
  SNAPPPAY_BASE_URL: z
    .url()
    .optional()
    .describe('Host of the merchant API, as SnappPay names it to each shop'),
  SNAPPPAY_CLIENT_ID: secret.describe('Client of the API; needed for snapppay'),
  SNAPPPAY_CLIENT_SECRET: secret.describe('Its secret; needed for snapppay'),
  SNAPPPAY_USERNAME: secret.describe('User of the merchant; needed for snapppay'),
  SNAPPPAY_PASSWORD: secret.describe('Password of that user; needed for snapppay'),
  DIGIPAY_BASE_URL: z.url().default('https://api.mydigipay.com').describe('Host of the Digipay UPG API'),
  DIGIPAY_CLIENT_ID: secret.describe('Client of the API; needed for digipay'),
  DIGIPAY_CLIENT_SECRET: secret.describe('Its secret; needed for digipay'),
  DIGIPAY_USERNAME: secret.describe('User of the merchant; needed for digipay'),
  DIGIPAY_PASSWORD: secret.describe('Password of that user; needed for digipay'),
  DIGIPAY_INSTALMENTS_FROM: z.coerce
    .number()
    .int()
    .min(1)
    .default(5_000_000)
    .describe('Rial: the least sum that Digipay is offered for, by the contract with it'),
  DIGIPAY_INSTALMENTS_TO: z.coerce.number().int().min(1).default(1_000_000_000).describe('Rial: the most'),
}

type Settings = z.infer<z.ZodObject<typeof instalmentSettings>>

const needed = {
  snapppay: [
    'SNAPPPAY_BASE_URL',
    'SNAPPPAY_CLIENT_ID',
    'SNAPPPAY_CLIENT_SECRET',
    'SNAPPPAY_USERNAME',
    'SNAPPPAY_PASSWORD',
  ],
  digipay: ['DIGIPAY_CLIENT_ID', 'DIGIPAY_CLIENT_SECRET', 'DIGIPAY_USERNAME', 'DIGIPAY_PASSWORD'],
} as const satisfies Record<string, readonly (keyof Settings)[]>

/** The first setting that the chosen gateway lacks. */
export const missingInstalmentSetting = (settings: Settings): keyof Settings | undefined => {
  const name = settings.INSTALMENTS_GATEWAY
  if (name !== 'snapppay' && name !== 'digipay') return undefined
  return needed[name].find((setting) => settings[setting] === undefined)
}

/** Whether all that a gateway needs is set, chosen or not: payments of an earlier one are still asked about. */
export const isComplete = (settings: Settings, name: keyof typeof needed): boolean =>
  needed[name].every((setting) => settings[setting] !== undefined)

/** The gateway of new payments in instalments. */
export const instalmentsGatewayOf = ({
  INSTALMENTS_GATEWAY: chosen,
  PAYMENT_GATEWAY,
  DEMO_MODE,
  NODE_ENV,
}: Pick<Settings, 'INSTALMENTS_GATEWAY'> & {
  PAYMENT_GATEWAY: string
  DEMO_MODE: boolean
  NODE_ENV: string
}): 'none' | 'sandbox' | 'sandbox-digipay' | 'snapppay' | 'digipay' => {
  if (chosen !== undefined) return chosen
  return PAYMENT_GATEWAY === 'sandbox' && DEMO_MODE && NODE_ENV === 'development' ? 'sandbox' : 'none'
}
