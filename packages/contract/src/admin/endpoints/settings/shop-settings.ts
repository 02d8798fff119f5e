import { normalizePhone, toLatinDigits } from '@hojreh/persian'
import { noBody, noQuery } from '../../../define-endpoint.ts'
import { email, line, requiredLine, rial } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'settings'
const MOST_RIAL = 10 ** 11

const social = strict({
  title: requiredLine(40, messages.social),
  url: z.url({ protocol: /^https?$/, error: messages.social }).max(300, messages.social),
})
/** What enamad.ir gave the shop: both or none. */
const seal = strict({
  id: line(12, messages.seal).pipe(z.string().regex(/^\d{1,12}$/, messages.seal)),
  code: line(64, messages.seal).pipe(z.string().regex(/^\w{8,64}$/, messages.seal)),
})

/** The shop's name in a messenger, as its link has it; empty where the shop is not there. */
const handle = line(32, messages.handle).pipe(z.string().regex(/^(?:@?[A-Za-z]\w{2,31})?$/, messages.handle))
const mobile = z
  .string(messages.chatPhone)
  .max(40, messages.chatPhone)
  .transform(normalizePhone)
  .pipe(z.string().regex(/^(?:09\d{9})?$/, messages.chatPhone))

/** A number of digits alone. Persian digits, spaces and dashes are accepted and normalized. */
const digitsOf = (pattern: RegExp, error: string) =>
  z
    .string(error)
    .max(40, error)
    .transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(pattern, error))

const fields = {
  title: requiredLine(60, messages.shopName),
  slogan: line(160),
  phones: z.array(requiredLine(30, messages.phones), messages.phones).max(6, messages.phones),
  email,
  address: line(300),
  hours: line(200),
  nationalId: digitsOf(/^(?:\d{10,11})?$/, messages.nationalId),
  economicCode: digitsOf(/^(?:\d{11,14})?$/, messages.economicCode),
  social: z.array(social, messages.social).max(10, messages.social),
  telegram: handle,
  whatsapp: mobile,
  bale: handle,
  eitaa: handle,
  enamad: seal.nullable(),
  leastOrder: z
    .int(messages.couponSum)
    .min(0, messages.couponSum)
    .max(MOST_RIAL, messages.couponSum)
    .multipleOf(10, messages.couponSum)
    .describe('Rial that the goods of an order are worth at least; 0 has no bound'),
}

export { fields as shopSettingsFields }
export const editShopSettingsBody = strict({ version: seenVersion, ...z.object(fields).partial().shape })
export type EditShopSettingsBody = z.input<typeof editShopSettingsBody>

export const connections = ['payment', 'instalments', 'sms', 'notices'] as const

export const shopSettings = z.object({
  title: z.string(),
  slogan: z.string(),
  phones: z.array(z.string()),
  email: z.string(),
  address: z.string(),
  hours: z.string(),
  nationalId: z.string().describe('Of the company or person that sells; stands on invoices, empty: nowhere'),
  economicCode: z.string(),
  social: z.array(z.object({ title: z.string(), url: z.string() })),
  telegram: z.string(),
  whatsapp: z.string(),
  bale: z.string(),
  eitaa: z.string(),
  enamad: z.object({ id: z.string(), code: z.string() }).nullable(),
  leastOrder: rial,
  edition,
  connections: z
    .array(
      z.object({
        name: z.enum(connections),
        provider: z.string().describe('Empty where there is nothing to choose'),
        isSet: z
          .boolean()
          .describe('Whether the keys that it needs stand in the environment; never what they are'),
      }),
    )
    .describe('What is set at the machine and not here'),
})
export type ShopSettings = z.infer<typeof shopSettings>

export const getShopSettings = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: 'settings.edit',
  tag,
  summary: 'Name and contact of the shop, its seal, its lowest order, and which keys the machine has',
  query: noQuery,
  body: noBody,
  response: shopSettings,
  errors: [],
})

export const editShopSettings = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/settings/edit',
  access: 'settings.edit',
  tag,
  summary: 'Changes them; pages, SMS and invoices have the new ones at once',
  query: noQuery,
  body: editShopSettingsBody,
  response: edition,
  errors: ['edit_conflict'],
})
