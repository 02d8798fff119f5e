import { z } from 'zod'

const base = (url: string) => z.url().default(url).describe('Where its API is')

/** Who delivers SMS, and what each provider needs. */
export const smsSettings = {
  SMS_PROVIDER: z
    .enum(['outbox', 'kavenegar', 'smsir'])
    .default('outbox')
    .describe('Who delivers SMS; outbox keeps them in the database and is for trying out'),
  SMS_FALLBACK_PROVIDER: z
    .enum(['kavenegar', 'smsir'])
    .optional()
    .describe('Who delivers what the first one does not take'),
  KAVENEGAR_API_KEY: z.string().min(1).optional().describe('Key; needed for kavenegar'),
  KAVENEGAR_OTP_TEMPLATE: z
    .string()
    .min(1)
    .optional()
    .describe('Approved template of one-time codes with %token; its last line is @host #%token'),
  KAVENEGAR_SENDER: z.string().default('').describe('Line of all other SMS; empty takes the account’s own'),
  KAVENEGAR_BASE_URL: base('https://api.kavenegar.com'),
  SMSIR_API_KEY: z.string().min(1).optional().describe('Key; needed for smsir'),
  SMSIR_OTP_TEMPLATE: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('Number of the approved template of one-time codes; its last line is @host #code'),
  SMSIR_OTP_PARAMETER: z.string().min(1).default('Code').describe('Name of the code in that template'),
  SMSIR_LINE: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('Line of all other SMS; needed for smsir'),
  SMSIR_BASE_URL: base('https://api.sms.ir'),
}

const settings = z.object(smsSettings)
type Name = keyof typeof smsSettings

const needs: Record<z.infer<typeof settings>['SMS_PROVIDER'], readonly Name[]> = {
  outbox: [],
  kavenegar: ['KAVENEGAR_API_KEY', 'KAVENEGAR_OTP_TEMPLATE'],
  smsir: ['SMSIR_API_KEY', 'SMSIR_OTP_TEMPLATE', 'SMSIR_LINE'],
}

/** Refuses a provider without what it needs, and a fallback that is no other one. */
export const checkSmsSettings = (config: z.infer<typeof settings>, context: z.core.$RefinementCtx): void => {
  const refuse = (name: Name, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: config[name] })
  if (config.SMS_FALLBACK_PROVIDER === config.SMS_PROVIDER)
    refuse('SMS_FALLBACK_PROVIDER', 'must be another one than SMS_PROVIDER')
  for (const provider of [config.SMS_PROVIDER, config.SMS_FALLBACK_PROVIDER])
    for (const name of provider ? needs[provider] : [])
      if (config[name] === undefined) refuse(name, `is needed for ${provider}`)
}
