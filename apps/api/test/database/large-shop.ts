import type pg from 'pg'

export interface LargeShop {
  orders: number
  /** When the newest of them was placed. */
  now: Date
}

const first =
  'محمد,علی,فاطمه,زهرا,حسین,مریم,رضا,مهدی,سارا,امیرحسین,زینب,حسن,معصومه,محمدرضا,نرگس,ابوالفضل,لیلا,سعید,الهام,پریسا,آرش,نگار,بهزاد,ژاله'
const last =
  'محمدی,حسینی,احمدی,رضایی,موسوی,کریمی,مرادی,هاشمی,جعفری,صادقی,رحیمی,قاسمی,اکبری,امینی,ابراهیمی,سلیمانی,میرزایی,یوسفی,نوروزی,باقری,شریفی,علی‌پور,ژیان‌پناه,خجسته'
/** As names are: the first of a list are had by many, the last by few. */
const oneOf = (names: string, seed: string) =>
  `(string_to_array('${names}', ','))[1 + floor(${names.split(',').length} * power(abs(hashtext(${seed})) / 2147483648.0, 2))::int]`

/** So far the orders of a shop reach back, however many they are: 90 million seconds. */
const SPAN_S = 90_000_000
/** Beyond that, what is beside an order is left small: it would fill the disk and no statement reads it. */
const WHOLE = 2_000_000
/** People are put into groups one by one: 2,000 is many. */
const MOST_GROUPED = 100_000
/** Messages are kept for a month. */
const SMS_SPAN_S = 29 * 24 * 3_600

/** Of half a million; a larger shop has as many times more of what waits. */
const statusOf = (times: number) => `CASE
  WHEN n <= ${500 * times} THEN 'paid' WHEN n <= ${800 * times} THEN 'preparing' WHEN n <= ${900 * times} THEN 'awaiting_review'
  WHEN n % 400 = 0 AND n < ${40_000 * times} THEN 'return_requested' WHEN n % 2000 = 0 AND n <= 1000000 THEN 'refund_due'
  WHEN n <= ${6_000 * times} THEN 'shipped' WHEN n % 13 = 0 THEN 'cancelled' WHEN n % 97 = 0 THEN 'returned' ELSE 'delivered' END`

/** Some sample goods, by the way that every shop writes them. */
const GOODS = `INSERT INTO products (id, source_key, sku, slug, title, price, search_spaced, search_joined, created_at, updated_at)
  SELECT 'product-' || n, 'test:' || n, 'SKU-' || n, 'slug-' || n, 'کالا', 1000, '', '', now(), now()
  FROM generate_series(1, 100) AS n`

const statements = ({ orders, now }: LargeShop): string[] => {
  const at = (column: string, seconds: number) =>
    `'${now.toISOString()}'::timestamptz - ${column} * interval '${seconds} seconds'`
  const ofOrder = at('n', SPAN_S / orders)
  const customers = Math.ceil(orders / 5)
  const ofCustomer = at('n', SPAN_S / customers)
  const isWhole = orders <= WHOLE
  const beside = isWhole ? orders : Math.ceil(orders / 10)
  const status = statusOf(Math.max(1, orders / 500_000))
  // As the job leaves them.
  const isArchived = `${status} IN ('delivered', 'cancelled', 'returned') AND ${ofOrder} < '${now.toISOString()}'::timestamptz - interval '24 months'`
  const isByCard = `(status = 'awaiting_review' OR abs(hashtext(id)) % 30 = 0)`
  return [
    `INSERT INTO customers (id, phone, invite_code, first_name, last_name, blocked_at, created_at)
      SELECT 'customer-' || n, '0912' || lpad(n::text, 7, '0'), 'i' || n, ${oneOf(first, "'f' || n")}, ${oneOf(last, "'l' || n")},
        CASE WHEN n % 2000 = 0 THEN now() END, ${ofCustomer} FROM generate_series(1, ${customers}) AS n`,
    'ANALYZE customers',
    `INSERT INTO addresses (id, customer_id, title, receiver_name, receiver_phone, province, city, street, plaque, unit,
        postal_code, is_default, created_at)
      SELECT 'address-' || n, 'customer-' || n, 'خانه', first_name || ' ' || last_name, phone, 'تهران', 'تهران', 'خیابان', '۱', '',
        '1111111111', n % 5 > 0, created_at FROM generate_series(1, ${customers}) AS n JOIN customers ON id = 'customer-' || n`,
    `INSERT INTO sessions (id, customer_id, is_by_code, user_agent, ip, created_at, last_seen_at, expires_at)
      SELECT 'session-' || n, 'customer-' || n, true, 'Firefox', '10.0.0.1', ${ofCustomer}, ${ofCustomer},
        '${now.toISOString()}'::timestamptz + n % 60 * interval '1 day' FROM generate_series(1, ${customers}) AS n`,
    `INSERT INTO customer_groups (id, name, created_at) VALUES ('group-001', 'همکاران', now())`,
    `INSERT INTO customer_group_members (group_id, customer_id, added_at)
      SELECT 'group-001', 'customer-' || n, now() FROM generate_series(1, ${Math.min(customers, MOST_GROUPED)}, 50) AS n`,
    `INSERT INTO orders (id, customer_id, status, order_number, address_id, address, shipping_method_id, shipping_method_title,
        subtotal, discount, shipping_fee, total, tracking_code, return_reason, is_archived, placed_at, created_at)
      SELECT 'shop-order-' || n, 'customer-' || k, ${status}, (10000 + n)::text, 'address-' || k,
        jsonb_build_object('receiverName', first_name || ' ' || last_name, 'receiverPhone', '0935' || lpad(k::text, 7, '0'),
          'city', 'تهران', 'province', 'تهران', 'street', 'خیابان ' || n, 'plaque', '۱', 'unit', '', 'postalCode', '1111111111', 'location', NULL),
        'post', 'پست', 1000, 0, 0, 1000, CASE WHEN n > 900 THEN '02408' || lpad(n::text, 9, '0') END,
        CASE WHEN ${status} IN ('returned', 'return_requested') THEN 'رنگ' END,
        ${isArchived}, ${ofOrder}, ${ofOrder}
      FROM generate_series(1, ${orders}) AS n, LATERAL (
          SELECT CASE WHEN n % 5000 = 0 THEN 1 ELSE 1 + abs(hashtext('customer-' || n)) % ${customers} END AS k) AS one
        JOIN customers ON customers.id = 'customer-' || k`,
    `UPDATE orders SET has_card_payment = true WHERE ${isByCard}`,
    `INSERT INTO order_lines (order_id, product_id, count, unit_price, shown_price, title, slug, added_at)
      SELECT orders.id, 'product-' || (1 + (abs(hashtext(orders.id)) + line) % 100), 1, 1000, 1000, 'کالا', 'slug', placed_at
      FROM orders, generate_series(0, ${isWhole ? 1 : '(abs(hashtext(orders.id)) % 3 = 0)::int'}) AS line`,
    'ANALYZE orders, order_lines',
    `INSERT INTO order_events (id, order_id, status, by, at)
      SELECT id || '-' || place, id, passed, 'system', placed_at
      FROM orders, unnest(${isWhole ? `ARRAY['awaiting_payment', 'paid', status]` : 'ARRAY[status]'}) WITH ORDINALITY AS moves(passed, place)`,
    `INSERT INTO payments (id, order_id, customer_id, method, gateway, amount, status, authority, created_at, requested_at, settled_at)
      SELECT id, id, customer_id, CASE WHEN has_card_payment THEN 'card' ELSE 'online' END, 'sandbox', 1000,
        CASE status WHEN 'awaiting_review' THEN 'open' WHEN 'refund_due' THEN 'refund_due' WHEN 'cancelled' THEN 'failed'
          ELSE 'paid' END, 'A' || order_number, placed_at, placed_at, CASE WHEN status <> 'awaiting_review' THEN placed_at END
      FROM orders`,
    `INSERT INTO card_reports (payment_id, tracking_code, card_last4, amount, paid_at, has_receipt)
      SELECT id, id, '1234', 1000, created_at, false FROM payments WHERE method = 'card'`,
    `INSERT INTO parcels (id, order_id, carrier, tracking_code, sent_at, delivered_at)
      SELECT 'parcel-' || id, id, 'post', tracking_code, placed_at, CASE WHEN status <> 'shipped' THEN placed_at END
      FROM orders WHERE status IN ('shipped', 'delivered', 'returned') OR (status = 'preparing' AND id LIKE '%7')`,
    `INSERT INTO parcel_lines (parcel_id, order_id, product_id, count)
      SELECT parcels.id, orders.id, product_id, 1 FROM parcels JOIN orders ON orders.id = parcels.order_id
        JOIN order_lines ON order_lines.order_id = orders.id WHERE orders.status IN ('shipped', 'preparing')`,
    `INSERT INTO orders (id, customer_id, status, created_at)
      SELECT 'cart-' || n, 'customer-' || n, 'pending', ${ofCustomer} FROM generate_series(1, ${customers}, 10) AS n`,
    `INSERT INTO sms_messages (id, phone, kind, sealed_content, status, due_at, expires_at, created_at)
      SELECT 'message-' || n, '0935' || lpad(n::text, 7, '0'), CASE WHEN n % 5 = 0 THEN 'notice' ELSE 'order' END, '',
        CASE WHEN n % 5000 = 0 THEN 'failed' ELSE 'sent' END, now(), now(), ${at('n', SMS_SPAN_S / beside)}
      FROM generate_series(1, ${beside}) AS n`,
    `INSERT INTO comments (id, product_id, author_name, is_buyer, rating, text, status, created_at)
      SELECT 'comment-' || n, 'product-' || 1 + n % 100, 'سارا', true, 5, 'خوب', CASE WHEN n % 500 = 0 THEN 'pending' ELSE 'published' END,
        ${at('n', 180)} FROM generate_series(1, ${Math.ceil(orders / 5)}) AS n`,
    `INSERT INTO questions (id, product_id, author_name, text, status, answer, created_at)
      SELECT 'question-' || n, 'product-' || 1 + n % 100, 'سارا', 'چند است؟', CASE WHEN n % 500 = 0 THEN 'pending' ELSE 'published' END,
        'همین', ${at('n', 180)} FROM generate_series(1, ${Math.ceil(beside / 5)}) AS n`,
    `INSERT INTO contact_messages (id, name, phone, subject, text, created_at, seen_at)
      SELECT 'contact-' || n, 'سارا', '0935' || lpad(n::text, 7, '0'), 'پرسش', 'متن', ${at('n', 180)}, CASE WHEN n % 900 > 0 THEN now() END
      FROM generate_series(1, ${Math.ceil(beside / 10)}) AS n`,
    `INSERT INTO staff_actions (id, chain, number, at, staff_id, staff_name, permission, call, subject, outcome, ip, request_id,
        seal)
      SELECT 'action-' || n, 'test', n, ${at('n', 60)}, 'member-' || n % 7, 'سارا', 'orders.ship',
        CASE WHEN n % 3000 = 0 THEN 'setStaffRole' ELSE 'shipOrder' END, 'order:shop-order-' || n,
        CASE WHEN n % 1500 = 0 THEN 'refused' ELSE 'done' END, '', '', ''
      FROM generate_series(1, ${beside}) AS n`,
  ]
}

/** Those that no rule of the table needs: made at the end, in a fraction of the time that keeping them takes. */
const INDEXES = `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace) AND NOT indisunique`

/** Fills an empty shop with orders of people as they are called in Iran, and with all that comes of orders. */
export const fillLargeShop = async (pool: pg.Pool, shop: LargeShop): Promise<void> => {
  const client = await pool.connect()
  await client.query(`SET statement_timeout = 0`)
  await client.query(`SET maintenance_work_mem = '256MB'`)
  await client.query(GOODS)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  // The rows are right: no trigger and no key need look at each.
  await client.query(`SET session_replication_role = 'replica'`)
  for (const statement of statements(shop)) await client.query(statement)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('VACUUM ANALYZE')
  client.release(true)
}
