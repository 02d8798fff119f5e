import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DoomedShop, openDoomedShop } from '../../../test/crash/doomed-shop.ts'
import { putManyProducts } from '../../../test/put-many-products.ts'
import { asLocked } from '../../db/locked.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { type PriceJobRow, priceJobRepository } from '../../modules/price-job/price-job.repository.ts'
import { priceJobRows } from '../../modules/price-job/price-job.tables.ts'
import { auditActions } from '../audit/audit-actions.ts'

const GOODS = 6_000
const KILLS = 3
const BEGIN_WITHIN_MS = 180_000
const ID = 'job-00000001'

let shop: DoomedShop
beforeAll(async () => {
  shop = await openDoomedShop({})
  await putManyProducts(shop.database.db, 'many', GOODS)
}, BEGIN_WITHIN_MS)
afterAll(() => shop.close())

const jobOf = async (): Promise<PriceJobRow | undefined> =>
  (await priceJobRepository(shop.database.db).newest(1)).find(({ id }) => id === ID)
const until = async (isSo: (job: PriceJobRow | undefined) => boolean): Promise<void> => {
  for (;;) {
    if (isSo(await jobOf())) return
    await delay(5)
  }
}
const pricesOf = async () => {
  const rows = await shop.database.db
    .select({ price: products.price, count: sql<number>`count(*)::int` })
    .from(products)
    .where(eq(products.brand, 'many'))
    .groupBy(products.price)
  return Object.fromEntries(rows.map(({ price, count }) => [price, count]))
}

test(
  'a change of many prices, whose process is killed again and again, changes each price once, and back once',
  async () => {
    const repository = priceJobRepository(shop.database.db)
    const change = { percent: 10, step: 10_000, filter: { brand: 'many' } }
    await repository.insert({
      ...{ ...change, id: ID, label: 'ده درصد', state: 'running', total: GOODS, byId: null, byName: 'x' },
      createdAt: new Date(),
    })
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const part = (kill * GOODS) / (KILLS + 2)
      await until((job) => job?.state === 'done' || (job?.seen ?? 0) >= part)
      await shop.crash('api')
    }
    await until((job) => job?.state === 'done')
    expect(await jobOf()).toMatchObject({ seen: GOODS, changed: GOODS })
    expect(await pricesOf()).toEqual({ 1100000: GOODS })
    expect(await shop.database.db.$count(priceJobRows)).toBe(GOODS)
    await repository.change(asLocked({ id: ID }), { state: 'undoing' })
    await until((job) => job?.state === 'undone' || (job?.undone ?? 0) >= GOODS / 3)
    await shop.crash('api')
    await until((job) => job?.state === 'undone')
    expect(await pricesOf()).toEqual({ 1000000: GOODS })
    expect(await auditActions(shop.database, shop.config.SECRET)).toEqual([])
  },
  BEGIN_WITHIN_MS,
)
