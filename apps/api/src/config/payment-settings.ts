import { z } from 'zod'
import { instalmentSettings, missingInstalmentSetting } from './instalment-settings.ts'

/** Where orders are paid. */
export const paymentSettings = {
  PAYMENT_GATEWAY: z
    .enum(['sandbox', 'zarinpal', 'zibal'])
    .default('sandbox')
    .describe('Where orders are paid; sandbox takes no money and is for trying out'),
  GATEWAY_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(12_000)
    .default(8_000)
    .describe('How long an answer of the gateway is waited for'),
  ZARINPAL_MERCHANT_ID: z.uuid().optional().describe('Merchant id; needed for zarinpal'),
  ZARINPAL_BASE_URL: z.url().default('https://payment.zarinpal.com').describe('Host of the Zarinpal v4 API'),
  ZIBAL_MERCHANT: z
    .string()
    .min(1)
    .optional()
    .describe('Merchant; needed for zibal, where "zibal" is a merchant for tests'),
  ZIBAL_BASE_URL: z.url().default('https://gateway.zibal.ir').describe('Host of the Zibal v1 API'),
  ...instalmentSettings,
}

const settings = z.object(paymentSettings)

/** Refuses a gateway without its merchant. */
export const checkPaymentSettings = (
  config: z.infer<typeof settings>,
  context: z.core.$RefinementCtx,
): void => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, input: undefined })
  if (config.PAYMENT_GATEWAY === 'zarinpal' && config.ZARINPAL_MERCHANT_ID === undefined)
    refuse('ZARINPAL_MERCHANT_ID', 'is needed for zarinpal')
  if (config.PAYMENT_GATEWAY === 'zibal' && config.ZIBAL_MERCHANT === undefined)
    refuse('ZIBAL_MERCHANT', 'is needed for zibal')
  const missing = missingInstalmentSetting(config)
  if (missing) refuse(missing, `is needed for ${config.INSTALMENTS_GATEWAY}`)
}
