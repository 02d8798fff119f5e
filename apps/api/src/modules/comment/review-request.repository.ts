import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { reviewRefusals } from './comment.tables.ts'

export interface ReviewRequest {
  orderId: string
  customerId: string
  orderNumber: string
  /** Of what cost the most of what the customer has not reviewed. */
  slug: string
}

export const reviewRequestRepository = (db: Db) => ({
  /**
   * Notes orders that are to be asked about and returns them: delivered between the two instants, of customers who
   * may be asked, with goods that they have not reviewed. Of two that note the same order at once only one gets it.
   */
  takeDue: async (from: Date, to: Date, now: Date, count: number): Promise<ReviewRequest[]> => {
    const { rows } = await db.execute<Record<keyof ReviewRequest, string>>(sql`
      WITH due AS (
        SELECT o.id, o.customer_id, o.order_number, goods.slug FROM order_events AS delivery
        JOIN orders AS o ON o.id = delivery.order_id AND o.status = 'delivered'
        JOIN customers AS c ON c.id = o.customer_id AND c.blocked_at IS NULL
        CROSS JOIN LATERAL (
          SELECT p.slug FROM order_lines AS l JOIN products AS p ON p.id = l.product_id AND p.is_published
          WHERE l.order_id = o.id AND NOT EXISTS (
            SELECT FROM comments WHERE customer_id = o.customer_id AND product_id = l.product_id
          )
          ORDER BY l.unit_price * l.count DESC, l.product_id LIMIT 1
        ) AS goods
        WHERE delivery.status = 'delivered' AND delivery.at BETWEEN ${from.toISOString()} AND ${to.toISOString()}
          AND o.placed_at > ${from.toISOString()}::timestamptz - interval '30 days'
          AND NOT EXISTS (
            SELECT FROM order_events AS earlier WHERE earlier.order_id = o.id AND earlier.status = 'delivered'
              AND (earlier.at, earlier.sequence) < (delivery.at, delivery.sequence)
          )
          AND NOT EXISTS (SELECT FROM review_requests WHERE order_id = o.id)
          AND NOT EXISTS (SELECT FROM review_refusals WHERE customer_id = o.customer_id)
        ORDER BY delivery.at, o.id LIMIT ${count}
      ), asked AS (
        INSERT INTO review_requests (order_id, asked_at) SELECT id, ${now.toISOString()} FROM due
        ON CONFLICT DO NOTHING RETURNING order_id
      )
      SELECT id AS "orderId", customer_id AS "customerId", order_number AS "orderNumber", slug
      FROM due JOIN asked ON asked.order_id = due.id`)
    return rows
  },

  isAsked: async (customerId: string): Promise<boolean> =>
    (await db.$count(reviewRefusals, eq(reviewRefusals.customerId, customerId))) === 0,

  /** The same again changes nothing. */
  setAsked: async (customerId: string, isAsked: boolean, now: Date): Promise<void> => {
    if (isAsked) await db.delete(reviewRefusals).where(eq(reviewRefusals.customerId, customerId))
    else await db.insert(reviewRefusals).values({ customerId, createdAt: now }).onConflictDoNothing()
  },
})
