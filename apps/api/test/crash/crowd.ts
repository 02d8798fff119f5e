import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '../../src/shared/clock.ts'
import { addressOf } from '../address-of.ts'
import { putProduct } from '../put-product.ts'
import { createTestApp } from '../test-app.ts'
import type { Bank } from './bank.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { ServedShop } from './served-shop.ts'
import { shop as goShopping, type Person } from './shopper.ts'

export const FIRST_STOCK = 400
const PRODUCTS = 4

type Shop = Pick<ServedShop, 'database' | 'config' | 'origin'>

/** The operator's goods come in: stock and its note in one transaction, acknowledged or not. */
const deliver = async (
  { database: { pool } }: Shop,
  productIds: readonly string[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> => {
  for (let number = 1; !isOver(); number += 1) {
    const productId = productIds[number % productIds.length]
    const id = `${ledger.name}-${number}`
    try {
      await pool.query(
        `WITH note AS (INSERT INTO deliveries VALUES ($1, $2, 3) RETURNING product_id)
        UPDATE stock SET on_hand = on_hand + 3 FROM note WHERE stock.product_id = note.product_id`,
        [id, productId],
      )
      ledger.delivered.push(id)
    } catch {
      // The database died under it; the note tells which half of the world we are in.
    }
    await delay(100)
  }
}

/** Puts goods into a shop, and people with an address who may buy them. */
export const gatherCrowd = async (shop: Shop, bank: Bank, size: number) => {
  const productIds: string[] = []
  for (let index = 0; index < PRODUCTS; index += 1)
    productIds.push(await putProduct(shop.database.db, { onHand: FIRST_STOCK, maxPerOrder: 1_000 }))
  const time = { clock: systemClock, advance: () => {} }
  const door = await createTestApp({ database: shop.database, time, config: { SECRET: shop.config.SECRET } })
  const people: Person[] = []
  for (let index = 0; index < size; index += 1) {
    const { headers, post } = await door.signIn(`0934000000${index}`)
    const { addressId } = (await post('/api/order/newAddress', addressOf())).json()
    people.push({ headers, addressId })
  }
  await door.app.close()
  await shop.database.pool.query(
    'CREATE TABLE deliveries (id text PRIMARY KEY, product_id text, count integer)',
  )
  return {
    productIds,
    /** They buy until they are told to stop; `ledger` is what the shop said to them. */
    goShopping: (name = 'all') => {
      const ledger = openLedger(name)
      let isOver = false
      const world = { origin: shop.origin, bank, ledger, productIds, isOver: () => isOver }
      const walks = [
        ...people.map((person) => goShopping(world, person)),
        deliver(shop, productIds, ledger, () => isOver),
      ]
      return {
        ledger,
        stop: async () => {
          isOver = true
          await Promise.all(walks)
        },
      }
    },
  }
}
