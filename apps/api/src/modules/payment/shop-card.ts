import type { Config } from '../../config/config.ts'

export interface ShopCard {
  cardNumber: string
  holder: string
  bank: string
}

/** For trying out: a number with the right check digit that no bank has given out. */
const demoCard = { cardNumber: '9999990000000006', bank: 'بانک نمونه' }

/** The card that customers transfer to; null when the shop takes no such payments. */
export const shopCardOf = (
  config: Pick<Config, 'SHOP_TITLE' | 'CARD_NUMBER' | 'CARD_HOLDER' | 'CARD_BANK' | 'DEMO_MODE' | 'NODE_ENV'>,
): ShopCard | null => {
  if (config.CARD_NUMBER !== undefined)
    return { cardNumber: config.CARD_NUMBER, holder: config.CARD_HOLDER, bank: config.CARD_BANK }
  return config.DEMO_MODE && config.NODE_ENV !== 'production'
    ? { ...demoCard, holder: `فروشگاه نمونه‌ی ${config.SHOP_TITLE}` }
    : null
}
