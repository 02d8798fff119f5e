import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { noteEdit } from '../../modules/edition/edition.service.ts'
import { offerRepository } from '../../modules/offer/offer.repository.ts'
import { type OfferRow, type Prices, turnOf, withoutOffer } from '../../modules/offer/offer.rules.ts'
import type { Queue } from '../../modules/queue/queue.sql.ts'
import { changesOf } from '../../modules/staff-action/actor.ts'
import { type Books, makeBooks } from '../../modules/staff-action/books.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { offersMessages as text } from './offers.messages.ts'

/** A chain of its own in the books: no member waits for an offer. */
const CHAIN = 'offers'
/** Products that one round takes on; the rest is for the next round. */
const AT_ONCE = 100

/** An offer that began or ended, with the product's prices before and after. */
interface Applied {
  offer: OfferRow
  before: Prices
  after: Prices
}

/** Writes the prices of a product if they changed, and makes an edit that saw the old ones get `edit_conflict`. */
export const putPrices = async (
  tx: Db,
  product: Locked<StoredProduct>,
  prices: Prices,
  by: { name: string },
  now: Date,
): Promise<void> => {
  const { price, listPrice, offerEndsAt, id } = product
  const isSame =
    price === prices.price &&
    listPrice === prices.listPrice &&
    offerEndsAt?.getTime() === prices.offerEndsAt?.getTime()
  if (isSame) return
  await noteEdit(tx, { subject: `product:${id}`, by, now })
  await productRecordsRepository(tx).update(product, { ...prices, updatedAt: now })
}

const sums = ({ price, listPrice }: Prices) => ({ price, listPrice })

const book = (tx: Db, books: Books, { title, id }: StoredProduct, { offer, before, after }: Applied) => {
  const { byId: staffId, byName: staffName } = offer
  const author = { staffId, staffName, sessionId: null, permission: 'products.edit' }
  const changes = changesOf(sums(before), sums(after))
  return books.record(
    tx,
    { ...author, call: 'applyOffer', ip: '', requestId: offer.id, chain: CHAIN },
    { subject: `product:${id}`, label: title, ...changes, after: { ...changes.after, offer: offer.state } },
  )
}

/** Applies what is due of a product, and writes it into the books. */
export const applyTo = async (
  tx: Db,
  books: Books,
  product: Locked<StoredProduct>,
  now: Date,
): Promise<void> => {
  const applied: Applied[] = []
  const { price, listPrice, offerEndsAt } = product
  let prices: Prices = { price, listPrice, offerEndsAt }
  for (const offer of await offerRepository(tx).dueOf(product, now)) {
    const turn = turnOf(prices, offer, now)
    await offerRepository(tx).change(offer, turn.offer)
    applied.push({ offer: { ...offer, ...turn.offer }, before: prices, after: turn.prices })
    prices = turn.prices
  }
  if (prices.offerEndsAt && prices.offerEndsAt <= now) prices = withoutOffer(prices)
  await putPrices(tx, product, prices, { name: applied.at(-1)?.offer.byName ?? text.imported }, now)
  for (const one of applied) await book(tx, books, product, one)
}

/**
 * Makes the functions that apply the due starts and ends of offers. Each product is a transaction of its own, so that
 * no two of these ever deadlock.
 */
export const makeOfferApplier = ({ config, database: { db }, clock }: Dependencies) => {
  const books = makeBooks(config.SECRET, clock)
  const apply = (now: Date, lock: (tx: Db) => Promise<Locked<StoredProduct> | null>): Promise<void> =>
    db.transaction(async (tx) => {
      const product = await lock(tx)
      if (product) await applyTo(tx, books, product, now)
    })
  return {
    isDue: (own: Db): Promise<boolean> => offerRepository(own).isDue(clock()),

    /** Applies what is due; leaves a product that another process has locked to that one. */
    due: async (): Promise<void> => {
      const now = clock()
      for (const id of await offerRepository(db).dueProducts(now, AT_ONCE))
        await apply(now, (tx) => productRecordsRepository(tx).lockUnlessTaken(id))
    },

    /**
     * Applies what is due of goods that are about to be ordered; waits for transactions that have locked one of them.
     */
    ofGoods: async (productIds: readonly string[]): Promise<void> => {
      const now = clock()
      for (const id of await offerRepository(db).dueAmong(productIds, now))
        await apply(now, (tx) => productRecordsRepository(tx).lock(id))
    },

    /**
     * Applies what is due of a cart that is about to be paid; waits for transactions that have locked one of its goods.
     * Returns the queues for its goods.
     */
    ofCart: async (customerId: string): Promise<Queue[]> => {
      const now = clock()
      const offers = await offerRepository(db).inCart(customerId, now)
      const due = offers.filter(({ isDue }) => isDue)
      for (const { productId } of due) await apply(now, (tx) => productRecordsRepository(tx).lock(productId))
      const current = due.length > 0 ? await offerRepository(db).inCart(customerId, now) : offers
      return current.flatMap(({ queue }) => queue ?? [])
    },
  }
}
