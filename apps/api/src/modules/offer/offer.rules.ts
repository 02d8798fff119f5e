import type { StoredProduct } from '../catalog/product-records.repository.ts'
import type { productOffers } from './offer.tables.ts'

export type OfferRow = typeof productOffers.$inferSelect
export type Prices = Pick<StoredProduct, 'price' | 'listPrice' | 'offerEndsAt'>

interface Turn {
  prices: Prices
  offer: Partial<OfferRow>
}

const start = (now: Prices, offer: OfferRow): Turn => ({
  prices: { price: offer.price, listPrice: now.listPrice ?? now.price, offerEndsAt: offer.endsAt },
  offer: {
    ...{ state: 'running', dueAt: offer.endsAt },
    ...{ priceBefore: now.price, listPriceBefore: now.listPrice, endsBefore: now.offerEndsAt },
  },
})

/** A price that ends, where nobody knows what stood there before. */
export const withoutOffer = ({ price, listPrice }: Prices): Prices => ({
  price: listPrice ?? price,
  listPrice: null,
  offerEndsAt: null,
})

/** What somebody changed since stays: another price with its own end, or the list price that they typed. */
export const pricesAfter = (now: Prices, offer: OfferRow): Prices => {
  const { priceBefore, listPriceBefore, endsBefore } = offer
  if (now.offerEndsAt?.getTime() !== offer.endsAt.getTime()) return now
  const isAsMade = now.price === offer.price && now.listPrice === (listPriceBefore ?? priceBefore)
  return isAsMade && priceBefore !== null
    ? { price: priceBefore, listPrice: listPriceBefore, offerEndsAt: endsBefore }
    : withoutOffer(now)
}

/** What becomes of an offer and of the prices of its product when something is due: its start or its end. */
export const turnOf = (now: Prices, offer: OfferRow, at: Date): Turn => {
  if (offer.state === 'running')
    return { prices: pricesAfter(now, offer), offer: { state: 'ended', dueAt: null } }
  const isLate = offer.endsAt <= at
  if (isLate || now.price <= offer.price) return { prices: now, offer: { state: 'skipped', dueAt: null } }
  return start(now, offer)
}
