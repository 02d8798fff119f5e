import { type SQL, sql } from 'drizzle-orm'

const FIRST = 10_001

/** Creates what {@link nextOrderNumber} calls. */
export const orderNumberSql = `
CREATE OR REPLACE FUNCTION next_order_number() RETURNS text LANGUAGE sql AS $$
  INSERT INTO counters (name, value) VALUES ('order-number', ${FIRST})
    ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value::text
$$`

/**
 * The number that people name an order by, for the statement that writes it. Let that be the last one before the
 * transaction commits: all orders of the shop queue here, and one that fails leaves no gap.
 */
export const nextOrderNumber: SQL<string> = sql`next_order_number()`
