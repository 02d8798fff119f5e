import { z } from 'zod'
import { keepTitleApart } from './starting-title.ts'

/** Name of the shop until its staff set another one. */
export const DEFAULT_SHOP_TITLE = 'حجره'

const line = (most: number) => z.string().trim().max(most)
const phones = line(200).transform((text) =>
  text
    .split(',')
    .map((phone) => phone.trim())
    .filter(Boolean),
)

/** Name and contact data of the shop for pages, SMS, invoices and feeds. Empty ones are read from its content. */
export const shopSettings = {
  SHOP_TITLE: line(60).min(1).default(DEFAULT_SHOP_TITLE).describe('Name of the shop'),
  SHOP_SLOGAN: line(160).default('').describe('A sentence on what it sells'),
  SHOP_PHONE: phones.default([]).describe('Phone numbers, comma-separated'),
  SHOP_EMAIL: z
    .union([z.literal(''), z.email()])
    .default('')
    .describe('E-mail address for customers'),
  SHOP_ADDRESS: line(300).default('').describe('Postal address'),
  SHOP_HOURS: line(200).default('').describe('When somebody answers'),
  ENAMAD_ID: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional()
    .describe('`id` of the trust seal that enamad.ir gave the shop'),
  ENAMAD_CODE: z
    .string()
    .regex(/^\w{8,64}$/)
    .optional()
    .describe('`Code` of that seal'),
}

const settings = z.object(shopSettings)

/** The facts alone, for a command that needs nothing else of the configuration. */
export const readShopSettings = (variables: Record<string, string | undefined>) =>
  keepTitleApart(settings.parse(variables))

/** Refuses half of a seal. */
export const checkShopSettings = (config: z.infer<typeof settings>, context: z.core.$RefinementCtx): void => {
  for (const [name, other] of [
    ['ENAMAD_ID', 'ENAMAD_CODE'],
    ['ENAMAD_CODE', 'ENAMAD_ID'],
  ] as const)
    if (config[name] === undefined && config[other] !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is needed with ${other}`, input: undefined })
}
