import { demoShop } from '@hojreh/demo-shop'
import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/client.ts'
import { allowPauses } from '../../db/time-limits.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { settings } from '../../modules/content/content.tables.ts'
import { readSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'
import { refreshSearchWords } from '../../modules/search/search-words.repository.ts'
import { shippingRules } from '../../modules/shipping/shipping.tables.ts'
import { seedArticles } from './seed-articles.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedComments } from './seed-comments.ts'
import { seedContent } from './seed-content.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedCustomer } from './seed-customer.ts'

/** Any number that no other advisory lock of ours uses. */
const SEED_LOCK = 7_246_002

/**
 * Notes that a shop begins empty, so that no later start fills it with the demo shop, and closed until its people open
 * it. False when the demo shop is in it already.
 */
export const startEmpty = ({ db }: Pick<Database, 'db'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasDemoCustomer(tx)) return false
    const isNew = (await readSetting(tx, 'start')) === null && (await tx.$count(products)) === 0
    await writeSetting(tx, 'start', 'empty')
    // A later start with `--empty` leaves a shop that was opened meanwhile as it is.
    if (isNew) {
      await writeSetting(tx, 'opened', { isOpen: false, firstOpenedAt: null })
      // A courier of one city is the demo shop's: its own people switch it on where there is one.
      await tx.update(shippingRules).set({ isActive: false }).where(eq(shippingRules.id, 'courier-tehran'))
    }
    return true
  })

export const hasDemoCustomer = async (db: Db): Promise<boolean> =>
  (await customerRepository(db).findByPhone(demoShop().customer.phone)) !== null

/**
 * Fills an empty shop with the demo shop, all of it or nothing. A shop that has a product or a setting is left alone.
 * Returns whether it seeded.
 */
export const seedDemo = ({ db }: Pick<Database, 'db'>, store: MediaStore, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    // Drawing the pictures happens between statements.
    await allowPauses(tx)
    if ((await tx.$count(products)) + (await tx.$count(settings)) > 0) return false
    const shop = demoShop()
    const productIds = await seedCatalog(tx, shop, store, now)
    await seedArticles(tx, shop, productIds, store, now)
    const customerId = await seedCustomer(tx, shop.customer, productIds, now)
    await seedComments(tx, shop, productIds, customerId, now)
    await seedContent(tx, shop, store, now)
    await seedCoupons(tx, shop, now)
    await refreshSearchWords(tx)
    return true
  })
