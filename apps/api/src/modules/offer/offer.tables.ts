import { type OfferState, offerStates } from '@hojreh/contract/admin'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { products } from '../catalog/catalog.tables.ts'

/** Prices of a product for a time. The row is the work: what it says is due is done by any process. */
export const productOffers = pgTable(
  'product_offers',
  {
    id: idColumn(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: rialColumn().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    state: text({ enum: offerStates }).$type<OfferState>().notNull().default('planned'),
    /** When something is to be done with it: its start, then its end; null afterwards. */
    dueAt: instantColumn(),
    /** What stood there when it started, and comes back with its end. */
    priceBefore: rialColumn(),
    listPriceBefore: rialColumn(),
    /** Of an imported discount with an end of its own. */
    endsBefore: instantColumn(),
    /** Whether people queue to pay for it (`modules/queue`). */
    hasQueue: boolean().notNull().default(false),
    /** Null at the command line. */
    byId: text(),
    byName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    check('product_offers_price_is_money', sql`${table.price} > 0`),
    check('product_offers_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    index('product_offers_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index('product_offers_product').on(table.productId, table.startsAt),
  ],
)
