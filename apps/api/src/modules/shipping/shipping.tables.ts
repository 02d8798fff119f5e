import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { rialColumn } from '../../db/columns.ts'

/** A province, or some of its cities. */
export interface ServedArea {
  province: string
  /** Empty: all of them. */
  cities: string[]
}

/** How the shop sends parcels. An order keeps id, title and fee of its method, so that rows are switched off, never deleted. */
export const shippingRules = pgTable(
  'shipping_rules',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    /** In the order of the shop: of those that cost the same the first stands first. */
    position: integer().notNull(),
    isActive: boolean().notNull().default(true),
    /** Null serves the whole country. */
    areas: jsonb().$type<ServedArea[]>(),
    /** Rial, for the first kilogram: within the sender's province, and to the others. */
    feeNear: rialColumn().notNull(),
    feeFar: rialColumn().notNull(),
    /** Rial, for every started kilogram after the first. */
    perKilogram: rialColumn().notNull(),
    /** Rial: goods worth at least this are sent free; null never is. */
    freeFrom: rialColumn(),
    /** Working days from leaving the shop to the door. */
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
  },
  ({ feeNear, feeFar, perKilogram, minDays, maxDays }) => [
    check('shipping_rules_fees', sql`${feeNear} >= 0 AND ${feeFar} >= 0 AND ${perKilogram} >= 0`),
    check('shipping_rules_days', sql`${minDays} BETWEEN 0 AND ${maxDays}`),
  ],
)
