import type { Config } from '../../config/config.ts'
import { instalmentsGatewayOf } from '../../config/instalment-settings.ts'
import type { Db } from '../../db/client.ts'
import { instalmentsOffered } from '../content/instalments.ts'
import type { SettingValues } from '../content/setting-values.ts'
import { readSetting } from '../content/settings.repository.ts'
import { shopTitleOf, type TitleConfig } from '../content/shop-facts.ts'

export interface ShopCard {
  cardNumber: string
  holder: string
  bank: string
}
type CardConfig = TitleConfig &
  Pick<
    Config,
    | 'CARD_NUMBER'
    | 'CARD_HOLDER'
    | 'CARD_BANK'
    | 'DEMO_MODE'
    | 'NODE_ENV'
    | 'PAYMENT_GATEWAY'
    | 'INSTALMENTS_GATEWAY'
  >

/** For trying out: a number with the right check digit that no bank has given out. */
const demoCard = { cardNumber: '9999990000000006', bank: 'بانک نمونه' }

/** Returns the card of the environment, which counts until one is set in the back office. */
const cardOfMachine = async (db: Db, config: CardConfig): Promise<ShopCard | null> => {
  if (config.CARD_NUMBER !== undefined)
    return { cardNumber: config.CARD_NUMBER, holder: config.CARD_HOLDER, bank: config.CARD_BANK }
  return config.DEMO_MODE && config.NODE_ENV !== 'production'
    ? { ...demoCard, holder: `فروشگاه نمونه‌ی ${await shopTitleOf(db, config)}` }
    : null
}

/** The payment methods of a shop that has not set any. */
export const startingWays: SettingValues['payment'] = { off: [], card: null, prepared: null }

/** Returns the payment methods as they are set, and the card with its source. */
export const readPaymentWays = async (db: Db, config: CardConfig) => {
  const ways = (await readSetting(db, 'payment')) ?? startingWays
  const card = ways.card ?? (await cardOfMachine(db, config))
  const instalmentsGateway = instalmentsGatewayOf(config)
  const isOn = (way: SettingValues['payment']['off'][number]) => !ways.off.includes(way)
  return {
    ...ways,
    card,
    isFromMachine: ways.card === null,
    isOnlineOn: isOn('online'),
    isCardOn: isOn('card'),
    /** Null in a shop that has no such gateway. */
    instalments: instalmentsGateway === 'none' ? null : instalmentsGateway,
    isInstalmentsOn: isOn('instalments'),
    /** What shoppers are told; null while no transfer may begin. */
    offered: isOn('card') ? card : null,
  }
}

/** The card that customers transfer to; null when the shop takes no such payments. */
export const shopCardOf = async (db: Db, config: CardConfig): Promise<ShopCard | null> =>
  (await readPaymentWays(db, config)).offered

/** Returns the payment methods that a shopper has now. */
export const waysOf = async (db: Db, config: CardConfig) => {
  const { isOnlineOn, offered, off } = await readPaymentWays(db, config)
  return {
    canPayOnline: isOnlineOn,
    canPayByCard: offered !== null,
    canPayByInstalments: instalmentsOffered(config, off),
  }
}
export type Ways = Awaited<ReturnType<typeof waysOf>>
