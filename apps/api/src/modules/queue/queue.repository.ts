import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { PER_SECOND, TURN_SECONDS } from './queue.rules.ts'
import { queuePlaces } from './queue.tables.ts'

/** The number of admitted places, counted from the last, whose turn may not be over. */
const LATEST = PER_SECOND * (TURN_SECONDS + 1)

const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Selects the places of a queue whose turn it is, in a statement that knows its `admitted_to`. */
const isTurn = (now: Date) => sql`place > admitted_to - ${LATEST}::int AND place <= admitted_to
  AND abs(extract(epoch FROM ${instant(now)} - admitted_at)) < ${TURN_SECONDS}::int`

interface Place {
  place: number
  admittedTo: number
}
/** A queue as all customers see it. */
export interface Standing {
  offerId: string
  admittedTo: number
  onHand: number
  reserved: number
}

/** As the driver gives it. */
type Row<Shape> = { [Key in keyof Shape]: Shape[Key] }

export const queueRepository = (db: Db) => ({
  /**
   * Gives a customer the next place, once; null when the offer has ended. One statement that is its own transaction,
   * before any lock of an order: every customer who joins writes the queue's row and waits for the transaction that has
   * it. So its commit waits for no disk and no other machine: a crash of the database takes back the places of its last
   * half second, whose customers get new ones. When two tabs race, one number is skipped, and never more than there are
   * statements at once.
   */
  join: async (offerId: string, customerId: string, now: Date): Promise<Place | null> => {
    const at = instant(now)
    const { rows } = await db.execute<Row<Place>>(sql`
      WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
      next AS (
        INSERT INTO sale_queues AS queue (offer_id, last_place, admitted_to, moved_at)
          SELECT id, 1, 0, ${at} - interval '1 second' FROM product_offers, quick
            WHERE id = ${offerId} AND state = 'running' AND NOT EXISTS (
              SELECT FROM queue_places WHERE offer_id = ${offerId} AND customer_id = ${customerId})
        ON CONFLICT (offer_id) DO UPDATE SET last_place = queue.last_place + 1
        RETURNING last_place, admitted_to
      ),
      own AS (
        INSERT INTO queue_places (offer_id, customer_id, place) SELECT ${offerId}, ${customerId}, last_place FROM next
          ON CONFLICT (customer_id, offer_id) DO NOTHING RETURNING place
      )
      SELECT place, admitted_to AS "admittedTo" FROM own, next`)
    return rows[0] ?? queueRepository(db).find(offerId, customerId)
  },

  find: async (offerId: string, customerId: string): Promise<Place | null> => {
    const { rows } = await db.execute<Row<Place>>(sql`
      SELECT place, admitted_to AS "admittedTo" FROM queue_places JOIN sale_queues USING (offer_id)
        WHERE offer_id = ${offerId} AND customer_id = ${customerId}`)
    return rows[0] ?? null
  },

  /**
   * Lets the next people in: at most so many a second, and no more than there are free pieces beyond those kept for
   * other turns. Joining locks the same row, so the statement after the lock sees every place up to the last one. Times
   * in the future come from a clock that was set back since, and do not count.
   */
  letIn: async (offerId: string, now: Date): Promise<void> => {
    const at = instant(now)
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM sale_queues WHERE offer_id = ${offerId} FOR NO KEY UPDATE`)
      await tx.execute(sql`
        WITH step AS (
          SELECT queue.offer_id, admitted_to AS before, since, least(last_place - admitted_to,
            on_hand - reserved
              - (SELECT count(*) FROM queue_places AS turn WHERE turn.offer_id = queue.offer_id AND ${isTurn(now)}),
            floor(extract(epoch FROM ${at} - since) * ${PER_SECOND}::int))::int AS people
          FROM sale_queues AS queue JOIN product_offers AS offer ON offer.id = queue.offer_id
            JOIN stock ON stock.product_id = offer.product_id,
            LATERAL (SELECT CASE WHEN moved_at BETWEEN ${at} - interval '1 second' AND ${at} + interval '1 second'
              THEN moved_at ELSE ${at} - interval '1 second' END AS since) AS used
          WHERE queue.offer_id = ${offerId} AND offer.state = 'running'
        ),
        moved AS (
          UPDATE sale_queues AS queue SET admitted_to = before + people,
              moved_at = since + people * interval '1 second' / ${PER_SECOND}::int
            FROM step WHERE queue.offer_id = step.offer_id AND people > 0
        )
        UPDATE queue_places AS own SET admitted_at = ${at} FROM step
          WHERE own.offer_id = step.offer_id AND place > before AND place <= before + people`)
    })
  },

  /** Removes a customer from the queues whose turns they use. */
  leave: async (customerId: string, offerIds: readonly string[]): Promise<void> => {
    await db
      .delete(queuePlaces)
      .where(and(eq(queuePlaces.customerId, customerId), inArray(queuePlaces.offerId, [...offerIds])))
  },

  /** How many people of a queue have their turn: for each of them a piece is kept free. */
  countTurns: async (offerId: string, now: Date): Promise<number> => {
    const { rows } = await db.execute<{ turns: number }>(sql`
      SELECT count(*)::int AS turns FROM queue_places JOIN sale_queues USING (offer_id)
        WHERE offer_id = ${offerId} AND ${isTurn(now)}`)
    return rows[0]?.turns ?? 0
  },

  /**
   * Returns those of the products for which a customer queues, or has their turn. A customer who was let in and did not
   * come does not count as waiting.
   */
  among: async (productIds: readonly string[], now: Date): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT product_id AS id FROM product_offers AS offer JOIN sale_queues AS queue ON queue.offer_id = offer.id
        WHERE product_id = ANY(${sql.param(productIds)}::text[]) AND state = 'running' AND EXISTS (
          SELECT FROM queue_places AS own WHERE own.offer_id = offer.id
            AND (place > admitted_to OR ${isTurn(now)}))`)
    return rows.map(({ id }) => id)
  },

  /** Returns the queues in which a customer waits and a piece is free. */
  moving: async (): Promise<string[]> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT offer_id AS id FROM sale_queues JOIN product_offers AS offer ON offer.id = offer_id
          JOIN stock ON stock.product_id = offer.product_id
        WHERE admitted_to < last_place AND offer.state = 'running' AND on_hand > reserved ORDER BY offer_id`)
    return rows.map(({ id }) => id)
  },

  /** Returns the queues of all running offers: only running and planned offers have a `due_at`. */
  standings: async (): Promise<Standing[]> => {
    const { rows } = await db.execute<Row<Standing>>(sql`
      SELECT offer.id AS "offerId", coalesce(admitted_to, 0) AS "admittedTo", on_hand AS "onHand", reserved
        FROM product_offers AS offer JOIN products AS product ON product.id = offer.product_id AND product.is_published
          JOIN stock ON stock.product_id = offer.product_id
          LEFT JOIN sale_queues ON offer_id = offer.id
        WHERE due_at IS NOT NULL AND offer.state = 'running' AND offer.has_queue`)
    return rows
  },

  removeEnded: async (): Promise<void> => {
    await db.execute(sql`DELETE FROM sale_queues USING product_offers AS offer
      WHERE offer.id = offer_id AND offer.state <> 'running'`)
  },
})
