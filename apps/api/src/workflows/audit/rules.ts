/** An invariant of the books, by its code. Its query finds the rows that break it. */
export interface AuditRule {
  code: string
  /** Returns rows of `subject` (what an operator can look up) and `detail`. */
  query: string
}

/** Statuses of an order from its payment until the money goes back. */
const BOUGHT = `('paid', 'preparing', 'shipped', 'delivered', 'return_requested', 'returned')`
const UNPAID = `('awaiting_payment', 'awaiting_review')`
/** Minutes that the sweeper may be late with a hold. */
const LATE = `interval '10 minutes'`

export const auditRules: readonly AuditRule[] = [
  {
    code: 'stock_oversold',
    query: `SELECT product_id AS subject, 'on_hand ' || on_hand || ', reserved ' || reserved AS detail
      FROM stock WHERE reserved < 0 OR on_hand < reserved`,
  },
  {
    code: 'stock_differs_from_movements',
    query: `SELECT stock.product_id AS subject,
        'on_hand ' || stock.on_hand || ', moved ' || coalesce(sum(delta), 0) AS detail
      FROM stock LEFT JOIN stock_movements USING (product_id)
      GROUP BY stock.product_id HAVING stock.on_hand <> coalesce(sum(delta), 0)`,
  },
  {
    code: 'holds_do_not_add_up',
    query: `SELECT product_id AS subject, 'reserved ' || reserved || ', held ' || held AS detail
      FROM (SELECT stock.product_id, reserved, coalesce(sum(count), 0) AS held
        FROM stock LEFT JOIN stock_holds USING (product_id) GROUP BY stock.product_id) AS sums
      WHERE reserved <> held`,
  },
  {
    code: 'hold_without_order',
    // Further pieces of an open edit are held under its own id, whether its order is paid or not.
    query: `SELECT coalesce(order_number, stock_holds.order_id) AS subject,
        product_id || ': ' || coalesce(status, '–') AS detail
      FROM stock_holds LEFT JOIN order_edits ON order_edits.id = stock_holds.order_id AND state = 'open'
        LEFT JOIN orders ON orders.id = coalesce(order_edits.order_id, stock_holds.order_id)
      WHERE status IS NULL OR orders.customer_id <> stock_holds.customer_id
        OR status NOT IN ${UNPAID} AND (order_edits.id IS NULL OR status NOT IN ('paid', 'preparing'))`,
  },
  {
    code: 'hold_differs_from_line',
    query: `SELECT coalesce(order_number, stock_holds.order_id) AS subject,
        stock_holds.product_id || ': ' || stock_holds.count || ' / ' || coalesce(order_lines.count, 0) AS detail
      FROM stock_holds JOIN orders ON orders.id = order_id
        LEFT JOIN order_lines USING (order_id, product_id)
      WHERE order_lines.count IS DISTINCT FROM stock_holds.count`,
  },
  {
    code: 'hold_outlived',
    query: `SELECT coalesce(order_number, order_id) AS subject, product_id || ': ' || expires_at AS detail
      FROM stock_holds LEFT JOIN orders ON orders.id = order_id
      WHERE NOT is_kept AND expires_at < $1::timestamptz - ${LATE}`,
  },
  {
    code: 'hold_kept_without_report',
    query: `SELECT order_number AS subject, product_id || ': ' || status AS detail
      FROM stock_holds JOIN orders ON orders.id = order_id WHERE is_kept AND status <> 'awaiting_review'`,
  },
  {
    code: 'bought_without_payment',
    query: `SELECT order_number AS subject, orders.status || ': ' || count(payments.id) AS detail
      FROM orders LEFT JOIN payments ON order_id = orders.id AND payments.status = 'paid' AND edit_id IS NULL
      WHERE orders.status IN ${BOUGHT} GROUP BY orders.id HAVING count(payments.id) <> 1`,
  },
  {
    code: 'payment_without_order',
    query: `SELECT payments.id AS subject, coalesce(order_number, order_id) || ': ' || orders.status AS detail
      FROM payments JOIN orders ON orders.id = order_id
      WHERE payments.status = 'paid' AND orders.status NOT IN ${BOUGHT}`,
  },
  {
    // An attempt is for a sum that its order cost once; the one that paid the order, for its sum before it was edited.
    code: 'amount_differs',
    query: `SELECT payments.id AS subject, payments.amount || ' / ' || coalesce(asked::text, '–') AS detail
      FROM payments JOIN orders ON orders.id = payments.order_id
        LEFT JOIN LATERAL (SELECT orders.total - coalesce(sum(total_after - total_before), 0) AS bought
          FROM order_edits WHERE order_id = orders.id AND state = 'applied' AND is_of_paid) AS edits ON true,
        LATERAL (SELECT CASE WHEN edit_id IS NOT NULL
            THEN (SELECT total_after - total_before FROM order_edits
              WHERE order_edits.id = edit_id AND order_edits.order_id = orders.id)
          WHEN method = 'card' THEN card_amount ELSE bought END AS asked) AS sums
      WHERE payments.customer_id <> orders.customer_id
        OR payments.amount IS DISTINCT FROM asked AND NOT (edit_id IS NULL AND payments.status <> 'paid'
          AND EXISTS (SELECT FROM order_edits WHERE order_id = orders.id AND payments.amount
            IN (CASE method WHEN 'card' THEN card_amount_before ELSE total_before END,
              CASE method WHEN 'card' THEN card_amount_before ELSE total_after END)))`,
  },
  {
    // What an edit of a paid order costs more was paid once; what it costs less is owed back, all of it.
    code: 'difference_not_settled',
    query: `SELECT order_number AS subject, order_edits.id || ': ' || total_after - total_before || ' / '
        || coalesce(paid, 0) || ' − ' || coalesce(back, 0) AS detail
      FROM order_edits JOIN orders ON orders.id = order_id
        LEFT JOIN LATERAL (SELECT sum(amount) AS paid FROM payments WHERE edit_id = order_edits.id
          AND payments.status IN ('paid', 'refund_due', 'refunded') AND failure_reason IS NULL) AS money ON true
        LEFT JOIN LATERAL (SELECT sum(amount) AS back FROM refunds WHERE edit_id = order_edits.id
          AND kind = 'edit' AND refunds.state <> 'dropped') AS refunded ON true
      WHERE coalesce(paid, 0) - coalesce(back, 0) <>
        CASE WHEN order_edits.state = 'applied' AND is_of_paid THEN total_after - total_before ELSE 0 END`,
  },
  {
    // An order consists of what its last edit made of it.
    code: 'lines_differ_from_edit',
    query: `SELECT order_number AS subject, order_edits.id || ': ' || total_after || ' / ' || total AS detail
      FROM orders JOIN LATERAL (SELECT * FROM order_edits WHERE order_id = orders.id AND state = 'applied'
          ORDER BY ended_at DESC, sequence DESC LIMIT 1) AS order_edits ON true
      WHERE total_after <> total OR EXISTS (SELECT FROM
          (SELECT line ->> 'productId' AS product_id, (line ->> 'count')::int AS count
            FROM jsonb_array_elements(lines_after) AS line) AS edited
          FULL JOIN (SELECT product_id, count FROM order_lines WHERE order_lines.order_id = orders.id) AS lines
            USING (product_id)
          WHERE edited.count IS DISTINCT FROM lines.count)`,
  },
  {
    code: 'settled_without_reference',
    query: `SELECT id AS subject, status AS detail FROM payments
      WHERE status IN ('paid', 'refund_due', 'refunded') AND (ref_id IS NULL OR settled_at IS NULL)`,
  },
  {
    code: 'owed_without_payment',
    query: `SELECT order_number AS subject, orders.status AS detail FROM orders
      WHERE orders.status IN ('refund_due', 'refunded') AND NOT EXISTS (
        SELECT FROM payments WHERE order_id = orders.id AND payments.status = orders.status)`,
  },
  {
    code: 'refunded_more_than_paid',
    query: `SELECT payments.id AS subject, sum(refunds.amount) || ' / ' || payments.amount AS detail
      FROM refunds JOIN payments ON payments.id = payment_id WHERE state <> 'dropped'
      GROUP BY payments.id HAVING sum(refunds.amount) > payments.amount
        OR payments.status NOT IN ('paid', 'refund_due', 'refunded')`,
  },
  {
    // A payment that is `refunded` was sent back in full; one that is still owed back was not.
    code: 'paid_is_not_kept_and_refunded',
    query: `SELECT payments.id AS subject, payments.status || ': ' || coalesce(sum(refunds.amount), 0) || ' / '
        || payments.amount AS detail
      FROM payments LEFT JOIN refunds ON payment_id = payments.id AND state = 'done'
      WHERE payments.status IN ('refund_due', 'refunded') GROUP BY payments.id
      HAVING (payments.status = 'refunded') <> (coalesce(sum(refunds.amount), 0) = payments.amount)`,
  },
  {
    code: 'refund_of_another_order',
    query: `SELECT refunds.id AS subject, refunds.order_id || ' / ' || payments.order_id AS detail
      FROM refunds JOIN payments ON payments.id = payment_id WHERE payments.order_id <> refunds.order_id`,
  },
  {
    code: 'returned_more_than_bought',
    query: `SELECT coalesce(order_number, orders.id) AS subject, refund_lines.product_id || ': '
        || sum(refund_lines.count) || ' / ' || coalesce(order_lines.count, 0) AS detail
      FROM refund_lines JOIN refunds ON refunds.id = refund_id JOIN orders ON orders.id = refunds.order_id
        LEFT JOIN order_lines ON order_lines.order_id = orders.id
          AND order_lines.product_id = refund_lines.product_id
      WHERE state <> 'dropped' GROUP BY orders.id, refund_lines.product_id, order_lines.count
      HAVING sum(refund_lines.count) > coalesce(order_lines.count, 0)`,
  },
  {
    code: 'sent_more_than_bought',
    query: `SELECT coalesce(order_number, orders.id) AS subject, parcel_lines.product_id || ': '
        || sum(parcel_lines.count) || ' / ' || coalesce(order_lines.count, 0) AS detail
      FROM parcel_lines JOIN parcels ON parcels.id = parcel_id JOIN orders ON orders.id = parcels.order_id
        LEFT JOIN order_lines ON order_lines.order_id = orders.id
          AND order_lines.product_id = parcel_lines.product_id
      GROUP BY orders.id, parcel_lines.product_id, order_lines.count
      HAVING sum(parcel_lines.count) > coalesce(order_lines.count, 0)`,
  },
  {
    // Goods that left are not on the shelf: an order with parcels is being packed, or was sent.
    code: 'sent_without_sale',
    query: `SELECT DISTINCT coalesce(order_number, orders.id) AS subject, orders.status AS detail
      FROM parcels JOIN orders ON orders.id = parcels.order_id
      WHERE orders.status <> 'preparing' AND NOT EXISTS (
        SELECT FROM order_events WHERE order_id = orders.id AND order_events.status = 'shipped')`,
  },
  {
    // Each piece of an order that was sent in parcels has left, or its money went back.
    code: 'sent_order_has_goods_left',
    query: `SELECT order_number AS subject, order_lines.product_id || ': ' || coalesce(sent, 0) || ' + '
        || coalesce(back, 0) || ' / ' || order_lines.count AS detail
      FROM orders JOIN order_lines ON order_lines.order_id = orders.id
        LEFT JOIN LATERAL (SELECT sum(count) AS sent FROM parcel_lines
          WHERE parcel_lines.order_id = orders.id AND product_id = order_lines.product_id) AS gone ON true
        LEFT JOIN LATERAL (SELECT sum(count) AS back FROM refund_lines JOIN refunds ON refunds.id = refund_id
          WHERE refunds.order_id = orders.id AND product_id = order_lines.product_id
            AND state <> 'dropped') AS given ON true
      WHERE orders.status IN ('shipped', 'delivered', 'return_requested', 'returned')
        AND EXISTS (SELECT FROM parcels WHERE parcels.order_id = orders.id)
        AND coalesce(sent, 0) + coalesce(back, 0) < order_lines.count`,
  },
  {
    // Returned parts of an order are worth what they were bought for, less their part of the coupon.
    code: 'returned_goods_cost_more',
    query: `SELECT coalesce(order_number, orders.id) AS subject, refunded || ' / ' || worth AS detail
      FROM orders, LATERAL (SELECT sum(amount) AS refunded FROM refunds
          WHERE order_id = orders.id AND state <> 'dropped' AND kind IN ('goods', 'lines')) AS money,
        LATERAL (SELECT ceil(sum(back.count * unit_price)
            * (1 - coupon_discount::numeric / nullif(subtotal - discount, 0))) AS worth
          FROM (SELECT product_id, sum(count) AS count FROM refund_lines JOIN refunds ON refunds.id = refund_id
            WHERE order_id = orders.id AND state <> 'dropped' GROUP BY product_id) AS back
          JOIN order_lines USING (product_id) WHERE order_lines.order_id = orders.id) AS goods
      WHERE orders.status IN ${BOUGHT} AND refunded > worth`,
  },
  {
    code: 'review_without_report',
    query: `SELECT order_number AS subject, orders.status AS detail FROM orders
      WHERE orders.status = 'awaiting_review' AND NOT EXISTS (
        SELECT FROM payments JOIN card_reports ON payment_id = payments.id
        WHERE order_id = orders.id AND payments.status = 'open' AND NOT is_rejected)`,
  },
  {
    code: 'coupon_uses_differ',
    query: `SELECT coupons.code AS subject, uses || ' / ' || count(order_id) AS detail
      FROM coupons LEFT JOIN coupon_redemptions USING (code)
      GROUP BY coupons.code HAVING uses <> count(order_id)`,
  },
  {
    code: 'coupon_without_order',
    query: `SELECT coalesce(order_number, orders.id) AS subject, code || ': ' || status AS detail
      FROM coupon_redemptions JOIN orders ON orders.id = order_id
      WHERE status IN ('pending', 'cancelled', 'refunded')
        OR coupon_code IS DISTINCT FROM code OR coupon_discount <> amount`,
  },
  {
    code: 'discount_without_coupon',
    query: `SELECT order_number AS subject, coalesce(coupon_code, '–') || ': ' || coupon_discount AS detail
      FROM orders WHERE (status IN ${UNPAID} OR status IN ${BOUGHT})
        AND (coupon_code IS NOT NULL OR coupon_discount <> 0)
        AND NOT EXISTS (SELECT FROM coupon_redemptions WHERE order_id = orders.id)`,
  },
  {
    code: 'lines_do_not_add_up',
    query: `SELECT order_number AS subject, subtotal - discount || ' / ' || coalesce(sum(unit_price * count), 0) AS detail
      FROM orders LEFT JOIN order_lines ON order_id = orders.id
      WHERE status <> 'pending' GROUP BY orders.id
      HAVING subtotal - discount <> coalesce(sum(unit_price * count), 0)`,
  },
  {
    code: 'history_differs',
    query: `SELECT order_number AS subject, status AS detail FROM orders
      WHERE status <> 'pending' AND (
        NOT EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND status = orders.status
          AND at = (SELECT max(at) FROM order_events WHERE order_id = orders.id))
        OR NOT EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND status = 'awaiting_payment'))`,
  },
  {
    code: 'order_number_gap',
    query: `SELECT name AS subject, value || ' / ' || highest || ' (' || placed || ')' AS detail
      FROM counters, (SELECT coalesce(max(order_number::bigint), 0) AS highest,
        coalesce(min(order_number::bigint), 0) AS lowest, count(order_number) AS placed FROM orders) AS numbers
      WHERE name = 'order-number' AND (value <> highest OR highest - lowest + 1 <> placed)`,
  },
  {
    code: 'queue_beyond_its_end',
    query: `SELECT offer_id AS subject, admitted_to || ' / ' || coalesce(highest, 0) || ' / ' || last_place AS detail
      FROM sale_queues LEFT JOIN LATERAL (SELECT max(place) AS highest FROM queue_places
        WHERE queue_places.offer_id = sale_queues.offer_id) AS places ON true
      WHERE greatest(admitted_to, highest) > last_place`,
  },
  {
    // All places up to `admitted_to` have had their turn, and none beyond.
    code: 'turn_out_of_order',
    query: `SELECT offer_id AS subject, customer_id || ': ' || place || ' / ' || admitted_to AS detail
      FROM queue_places JOIN sale_queues USING (offer_id) WHERE (place <= admitted_to) <> (admitted_at IS NOT NULL)`,
  },
  {
    code: 'past_order_differs',
    query: `SELECT source || ' ' || number AS subject,
        coalesce(sum((line ->> 'total')::bigint), 0) + shipping + extras || ' / ' || total AS detail
      FROM past_orders LEFT JOIN LATERAL jsonb_array_elements(lines) AS line ON true
      GROUP BY past_orders.id
      HAVING coalesce(sum((line ->> 'total')::bigint), 0) + shipping + extras <> total
        OR EXISTS (SELECT FROM stock_movements WHERE order_id = past_orders.id)
        OR EXISTS (SELECT FROM sms_messages WHERE dedupe_key LIKE '%' || past_orders.id || '%')`,
  },
]
