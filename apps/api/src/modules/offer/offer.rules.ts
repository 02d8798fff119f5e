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

/** Returns the prices after an offer whose former prices are unknown. */
export const withoutOffer = ({ price, listPrice }: Prices): Prices => ({
  price: listPrice ?? price,
  listPrice: null,
  offerEndsAt: null,
})

/**
 * Returns the prices after an offer. What staff changed since stays: another price with its own end, or the list price
 * that they entered.
 */
export const pricesAfter = (now: Prices, offer: OfferRow): Prices => {
  const { priceBefore, listPriceBefore, endsBefore } = offer
  if (now.offerEndsAt?.getTime() !== offer.endsAt.getTime()) return now
  const isAsMade = now.price === offer.price && now.listPrice === (listPriceBefore ?? priceBefore)
  return isAsMade && priceBefore !== null
    ? { price: priceBefore, listPrice: listPriceBefore, offerEndsAt: endsBefore }
    : withoutOffer(now)
}

/** Returns the offer and the prices of its product after what is due: its start or its end. */
export const turnOf = (now: Prices, offer: OfferRow, at: Date): Turn => {
  if (offer.state === 'running')
    return { prices: pricesAfter(now, offer), offer: { state: 'ended', dueAt: null } }
  const isLate = offer.endsAt <= at
  if (isLate || now.price <= offer.price) return { prices: now, offer: { state: 'skipped', dueAt: null } }
  return start(now, offer)
}
