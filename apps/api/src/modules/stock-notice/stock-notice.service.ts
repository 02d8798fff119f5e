import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { readCards } from '../catalog/products.repository.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import type { Customer } from '../identity/customer.ts'
import { makeRateLimiter, type RateRule } from '../rate-limit/rate-limiter.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { makeSmsWriter } from '../sms/write-sms.ts'
import { stockNoticeRepository } from './stock-notice.repository.ts'

const hourly: RateRule<'customer'> = {
  name: 'stock-notice',
  of: 'customer',
  limit: 60,
  windowMs: 60 * 60_000,
}
const BATCH = 50

/** Records that a customer waits for a sold-out product; repeating it changes nothing. */
export const askForNotice = async (
  { config, database: { db }, clock }: Dependencies,
  { customerId, write }: Customer,
  productId: string,
): Promise<void> => {
  await makeRateLimiter(config.SECRET, clock).take(db, hourly, customerId)
  await write(async (tx) => {
    const [product] = await readCards(tx, [productId])
    if (!product) throw new DomainError('not_found')
    if (product.available > 0) throw new DomainError('already_in_stock')
    await stockNoticeRepository(tx).insert({ productId, customerId, createdAt: clock() })
  })
}

/**
 * Sends one SMS for every notice whose product is back, whatever brought it back: an import, the operator or a hold
 * that was released. The notice is removed in the transaction of its SMS, so no customer gets two.
 */
export const sendStockNotices = async ({ config, database: { db }, clock }: Dependencies): Promise<void> => {
  const outbox = makeSmsOutbox(config.SECRET, clock)
  await db.transaction(async (tx) => {
    const due = await stockNoticeRepository(tx).takeDue(BATCH)
    if (due.length === 0) return
    const shop = await shopTitleOf(tx, config)
    const write = await makeSmsWriter(tx, 'back_in_stock')
    for (const { phone, slug, title } of due) {
      const { href } = new URL(`/shop/${slug}`, config.PUBLIC_ORIGIN)
      await outbox.send(tx, {
        kind: 'back_in_stock',
        phone,
        ...write({ shop, product: title, link: href }),
      })
    }
  })
}
