import { type OpeningStep, openingSteps } from '@hojreh/contract/admin'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import { DEFAULT_SHOP_TITLE } from '../../config/shop-settings.ts'
import type { Db } from '../../db/client.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { readSetting } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { waysOf } from '../../modules/payment/shop-card.ts'
import { shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { untouchedSampleGoods } from '../samples/read-samples.ts'

/** Whether the shop may open without a step. */
const isOptional = (step: OpeningStep) => step === 'logo'

/** Returns what the shop does not have yet, in the order of doing it. */
const stepsToDo = async (db: Db, config: Config): Promise<OpeningStep[]> => {
  const { title, phones, email, address } = await readShopFacts(db, config)
  const isSample = (await readSetting(db, 'logo')) !== null
  const { canPayOnline, canPayByCard } = await waysOf(db, config)
  const samples = await untouchedSampleGoods(db)
  const isDone: Record<OpeningStep, boolean> = {
    name: title !== DEFAULT_SHOP_TITLE || isSample,
    logo: isSample || (await readSetting(db, 'brand'))?.logo != null,
    contact: address !== '' && (phones.length > 0 || email !== ''),
    shipping: (await shippingRepository(db).listActive()).length > 0,
    // The sandbox takes no money: it counts only in a shop that is tried out.
    payment: canPayByCard || (canPayOnline && (config.PAYMENT_GATEWAY !== 'sandbox' || config.DEMO_MODE)),
    product:
      (await db.$count(products, and(eq(products.isPublished, true), notInArray(products.id, samples)))) > 0,
  }
  return openingSteps.filter((step) => !isDone[step])
}

/** Returns what the shop lacks before customers can order, and what it may open without, in the order of doing it. */
export const openingStepsOf = async (db: Db, config: Config) => {
  const steps = await stepsToDo(db, config)
  return { missing: steps.filter((step) => !isOptional(step)), optional: steps.filter(isOptional) }
}
