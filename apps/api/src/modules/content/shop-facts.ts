import type { ChatPlace } from '@hojreh/contract'
import type { Config } from '../../config/config.ts'
import { startingTitle } from '../../config/starting-title.ts'
import type { Db } from '../../db/client.ts'
import type { SettingValues } from './setting-values.ts'
import { readSetting } from './settings.repository.ts'

type FactsConfig = Pick<
  Config,
  | typeof startingTitle
  | 'SHOP_SLOGAN'
  | 'SHOP_PHONE'
  | 'SHOP_EMAIL'
  | 'SHOP_ADDRESS'
  | 'SHOP_HOURS'
  | 'ENAMAD_ID'
  | 'ENAMAD_CODE'
>

export type TitleConfig = Pick<Config, typeof startingTitle>

/** Returns the shop's title as set in the back office; until it is set there, as the environment has it. */
export const shopTitleOf = async (db: Db, config: TitleConfig): Promise<string> =>
  (await readSetting(db, 'shop'))?.title ?? config[startingTitle]

/** Returns the minimum sum of an order's goods, in rial. */
export const leastOrderOf = async (db: Db): Promise<number> =>
  (await readSetting(db, 'shop'))?.leastOrder ?? 0

const noChat: Record<ChatPlace, string> = { telegram: '', whatsapp: '', bale: '', eitaa: '' }
const noPapers = { nationalId: '', economicCode: '' }

const sealOf = ({ ENAMAD_ID: id, ENAMAD_CODE: code }: Pick<Config, 'ENAMAD_ID' | 'ENAMAD_CODE'>) =>
  id !== undefined && code !== undefined ? { id, code } : null

/** The trust seal of the shop. */
export const enamadOf = async (db: Db, config: Pick<Config, 'ENAMAD_ID' | 'ENAMAD_CODE'>) => {
  const written = await readSetting(db, 'shop')
  return written ? written.enamad : sealOf(config)
}

/**
 * Returns the facts of the shop. What staff wrote in the back office counts; until then the environment comes first,
 * and then what came with the sample shop.
 */
export const readShopFacts = async (db: Db, config: FactsConfig): Promise<SettingValues['shop']> => {
  const written = await readSetting(db, 'shop')
  // Facts that were saved before the shop could have chat links, or numbers for invoices, lack them.
  if (written) return { ...noChat, ...noPapers, ...written }
  const logo = await readSetting(db, 'logo')
  const contact = await readSetting(db, 'contactUs')
  return {
    title: config[startingTitle],
    slogan: config.SHOP_SLOGAN || (logo?.slogan ?? ''),
    phones: config.SHOP_PHONE.length > 0 ? config.SHOP_PHONE : (contact?.phones ?? []),
    email: config.SHOP_EMAIL || (contact?.email ?? ''),
    address: config.SHOP_ADDRESS || (contact?.address ?? ''),
    hours: config.SHOP_HOURS || (contact?.hours ?? ''),
    enamad: sealOf(config),
    leastOrder: 0,
    ...noPapers,
    ...noChat,
  }
}

/** Returns the shop as invoices and other papers name the seller. */
export const sellerOf = async (db: Db, config: FactsConfig) => {
  const { title, address, phones, nationalId, economicCode } = await readShopFacts(db, config)
  return { title, address, phones, nationalId, economicCode }
}
export type Seller = Awaited<ReturnType<typeof sellerOf>>
