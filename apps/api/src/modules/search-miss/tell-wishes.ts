import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { dayInTehran, isByDay } from '../../shared/tehran.ts'
import { products } from '../catalog/catalog.tables.ts'
import { available } from '../catalog/product-card.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { productsWith } from '../search/found.ts'
import { parseQuery } from '../search/query.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { makeSmsWriter } from '../sms/write-sms.ts'
import { searchMissRepository } from './search-miss.repository.ts'

const DAY_MS = 24 * 60 * 60_000
/** A search goes through the trigram index; this many of them every two seconds are no load. */
const BATCH = 20
const LOOKED_EVERY_MS = 10 * 60_000
const MISSES_KEPT_MS = 90 * DAY_MS
const WISHES_KEPT_MS = 180 * DAY_MS

const canBeBought = async (db: Db, words: string): Promise<boolean> => {
  const query = parseQuery(words)
  if (!query) return false
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(and(eq(products.isPublished, true), productsWith(query), sql`${available} > 0`))
    .limit(1)
  return found !== undefined
}

/**
 * Sends one SMS for every wish whose words find goods that can be bought, by day. The wish is removed in the
 * transaction of its SMS, so no customer gets two.
 */
export const tellWishes = async ({ config, database: { db }, clock }: Dependencies): Promise<void> => {
  const now = clock()
  if (!isByDay(now)) return
  const outbox = makeSmsOutbox(config.SECRET, clock)
  await db.transaction(async (tx) => {
    const repository = searchMissRepository(tx)
    const due = await repository.takeDue(new Date(now.getTime() - LOOKED_EVERY_MS), BATCH)
    if (due.length === 0) return
    const shop = await shopTitleOf(tx, config)
    const write = await makeSmsWriter(tx, 'wish_found')
    const isThere = new Map<string, boolean>()
    for (const { id, words, phone, typed } of due) {
      if (!isThere.has(words)) isThere.set(words, await canBeBought(tx, words))
      if (!isThere.get(words)) continue
      const { href } = new URL(`/shop/search?${new URLSearchParams({ q: typed })}`, config.PUBLIC_ORIGIN)
      await outbox.send(tx, {
        kind: 'back_in_stock',
        phone,
        ...write({ shop, product: typed, link: href }),
      })
      await repository.removeWish(id)
    }
    await repository.setLookedAt(
      due.map(({ id }) => id),
      now,
    )
  })
}

/** Removes searches of a quarter ago, and wishes that were not fulfilled in half a year. */
export const removeOldMisses = async ({ database: { db }, clock }: Dependencies): Promise<void> => {
  const now = clock().getTime()
  await searchMissRepository(db).removeOld(
    dayInTehran(new Date(now - MISSES_KEPT_MS)),
    new Date(now - WISHES_KEPT_MS),
  )
}
