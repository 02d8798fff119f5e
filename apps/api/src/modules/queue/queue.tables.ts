import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instantColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'
import { productOffers } from '../offer/offer.tables.ts'

/** The people who wait to pay for an offer, as two numbers: the last place that was given, and who was let in. */
export const saleQueues = pgTable(
  'sale_queues',
  {
    offerId: text()
      .primaryKey()
      .references(() => productOffers.id, { onDelete: 'cascade' }),
    lastPlace: integer().notNull(),
    /** Customers with this place or one before it may go to pay. */
    admittedTo: integer().notNull(),
    /** So many may be let in for each second since then. */
    movedAt: instantColumn().notNull(),
  },
  (table) => [
    check('sale_queues_ends', sql`${table.admittedTo} >= 0 AND ${table.admittedTo} <= ${table.lastPlace}`),
  ],
)

/** A customer's place in it, until it is used for an order. */
export const queuePlaces = pgTable(
  'queue_places',
  {
    offerId: text()
      .notNull()
      .references(() => saleQueues.offerId, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    /** When its turn came. */
    admittedAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.offerId] }),
    uniqueIndex('queue_places_order').on(table.offerId, table.place),
  ],
)
