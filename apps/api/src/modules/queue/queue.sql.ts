import { type SQL, sql } from 'drizzle-orm'

/** The queue of a product's offer, and where a customer stands in it. */
export interface Queue {
  offerId: string
  /** Of the product. */
  title: string
  /** Null: not in it yet. */
  place: number | null
  admittedTo: number
  /** When the place's turn came, as text; null before. */
  admittedAt: string | null
  /** Whether the customer has shown that the number is theirs. */
  isPhoneProven: boolean
  /** Pieces that are not sold, also those that others are paying. */
  onHand: number
}

/**
 * The queue that a customer has to pass before they pay for a product, as JSON; null for nearly every product, and when
 * it is sold out, because waiting would be in vain. It is part of the statements that read the products anyway.
 */
export const queueOf = (customerId: SQL, productId: SQL): SQL => sql`(
  SELECT json_build_object('offerId', offer.id, 'title', product.title, 'place', own.place,
    'admittedAt', own.admitted_at, 'admittedTo', coalesce(queue.admitted_to, 0), 'onHand', shelf.on_hand,
    'isPhoneProven', EXISTS (SELECT FROM customers WHERE id = ${customerId} AND phone_proven_at IS NOT NULL))
  FROM product_offers AS offer JOIN products AS product ON product.id = offer.product_id AND product.is_published
    JOIN stock AS shelf ON shelf.product_id = offer.product_id AND shelf.on_hand > 0
    LEFT JOIN sale_queues AS queue ON queue.offer_id = offer.id
    LEFT JOIN queue_places AS own ON own.offer_id = offer.id AND own.customer_id = ${customerId}
  WHERE offer.product_id = ${productId} AND offer.state = 'running' AND offer.has_queue LIMIT 1)`
