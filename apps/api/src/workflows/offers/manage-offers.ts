import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { offerRepository } from '../../modules/offer/offer.repository.ts'
import { type OfferRow, pricesAfter } from '../../modules/offer/offer.rules.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { makeBooks } from '../../modules/staff-action/books.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { applyTo, putPrices } from './apply-offers.ts'

type Span = Pick<OfferRow, 'startsAt' | 'endsAt'>
type Typed = z.output<typeof adminEndpoints.addOffer.body>

const lockProduct = async (tx: Db, id: string): Promise<Locked<StoredProduct>> => {
  const product = await productRecordsRepository(tx).lock(id)
  if (!product) throw new DomainError('not_found')
  return product
}

/** The price that comes back when what runs now ends. */
const basePrice = ({ price, listPrice, offerEndsAt }: StoredProduct, running: OfferRow | undefined): number =>
  running?.priceBefore ?? (offerEndsAt ? (listPrice ?? price) : price)

/** An imported discount with an end is an offer, too. */
const isTaken = async (tx: Db, product: StoredProduct, running: OfferRow | undefined, of: Span) =>
  (await offerRepository(tx).overlaps({ productId: product.id, ...of })) ||
  (!running && product.offerEndsAt !== null && product.offerEndsAt > of.startsAt)

/**
 * Plans a lower price of a product for a time; one that begins now is there with it. Throws `not_found`, `offer_price`,
 * `offer_times`, `offer_overlaps`.
 */
export const addOffer = (
  { actor, clock, config }: Desk,
  productId: string,
  { price, hasQueue, ...typed }: Typed,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const product = await lockProduct(tx, productId)
    const now = clock()
    const endsAt = new Date(typed.endsAt)
    const startsAt = typed.startsAt === null ? now : new Date(typed.startsAt)
    if (endsAt <= startsAt || endsAt <= now) throw atField('offer_times', 'endsAt')
    const offers = offerRepository(tx)
    const running = (await offers.ofProduct(productId)).find(({ state }) => state === 'running')
    if (price >= basePrice(product, running)) throw atField('offer_price', 'price')
    if (await isTaken(tx, product, running, { startsAt, endsAt })) throw atField('offer_overlaps', 'startsAt')
    const id = newId()
    const { staffId: byId, name: byName } = actor
    const dueAt = startsAt
    const row = { id, productId, price, startsAt, endsAt, dueAt, hasQueue, byId, byName, createdAt: now }
    await offers.insert(row)
    await applyTo(tx, makeBooks(config.SECRET, clock), product, now)
    const after = { price, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), hasQueue }
    book({ subject: `product:${productId}`, label: product.title, after: { ...after, offer: id } })
  })

/** Takes an offer back, or ends it now. Returns of which product. Throws `not_found`, `already_done`. */
export const cancelOffer = ({ actor, clock }: Desk, id: string): Promise<string> =>
  actor.write(async (tx, book) => {
    const found = await offerRepository(tx).find(id)
    if (!found) throw new DomainError('not_found')
    const product = await lockProduct(tx, found.productId)
    const offer = await offerRepository(tx).findOf(product, id)
    if (offer?.state !== 'planned' && offer?.state !== 'running') throw new DomainError('already_done')
    const now = clock()
    await offerRepository(tx).change(offer, { state: 'cancelled', dueAt: null })
    const { price, listPrice, offerEndsAt } = product
    const current = { price, listPrice, offerEndsAt }
    const prices = offer.state === 'running' ? pricesAfter(current, offer) : current
    await putPrices(tx, product, prices, actor, now)
    book({
      subject: `product:${product.id}`,
      label: product.title,
      before: { price, offer: offer.state },
      after: { price: prices.price, offer: 'cancelled' },
    })
    return product.id
  })
