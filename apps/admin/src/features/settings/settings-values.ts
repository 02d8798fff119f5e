import { chatPlaces } from '@hojreh/contract'
import type { EditShopSettingsBody, ShopSettings } from '@hojreh/contract/admin'
import { rialOf, tomanOf } from '../../shared/typed/typed-number.ts'
import { socialOf, socialText } from './social-text.ts'

/** The numbers by which the tax office knows the shop. */
export const papers = ['nationalId', 'economicCode'] as const
const texts = ['title', 'slogan', 'email', 'address', 'hours', ...papers, ...chatPlaces] as const

/** What stands in the form: every field as it is typed. */
export type SettingsValues = Record<
  (typeof texts)[number] | 'phones' | 'social' | 'enamad' | 'leastOrder',
  string
>

/** The environment, or an older shop, may have several lines where the form has one: they would refuse every save. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, '، ')

export const valuesOf = (settings: ShopSettings): SettingsValues => ({
  ...{ title: settings.title, slogan: settings.slogan, email: settings.email },
  ...{ address: inOneLine(settings.address), hours: inOneLine(settings.hours) },
  ...{ nationalId: settings.nationalId, economicCode: settings.economicCode },
  ...{ telegram: settings.telegram, whatsapp: settings.whatsapp },
  ...{ bale: settings.bale, eitaa: settings.eitaa },
  phones: settings.phones.join('، '),
  social: socialText(settings.social),
  enamad: settings.enamad ? `${settings.enamad.id} ${settings.enamad.code}` : '',
  leastOrder: tomanOf(settings.leastOrder),
})

const sealOf = (typed: string) => {
  if (typed.trim() === '') return null
  const [id = '', code = ''] = typed.trim().split(/\s+/)
  return { id, code }
}

const readers = {
  phones: (typed: string) =>
    typed
      .split(/[،,\n]/)
      .map((phone) => phone.trim())
      .filter(Boolean),
  social: socialOf,
  enamad: sealOf,
  leastOrder: (typed: string) => rialOf(typed) ?? 0,
} as const

/** What the server is asked for, of the fields that are given. */
export const changesOf = (values: Partial<SettingsValues>): Omit<EditShopSettingsBody, 'version'> =>
  Object.fromEntries(
    Object.entries(values).map(([field, typed]) => [
      field,
      field in readers ? readers[field as keyof typeof readers](typed) : typed,
    ]),
  )
