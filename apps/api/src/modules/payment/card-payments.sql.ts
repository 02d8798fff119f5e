/**
 * Marks an order when a transfer is reported for it: staff look for such orders among all orders, which no index on
 * payments can answer. It is a trigger because a process of the previous version writes payments, too. The transaction
 * that reports a transfer holds the lock on the order already.
 */
export const cardPaymentsSql = `
CREATE OR REPLACE FUNCTION mark_card_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET has_card_payment = true WHERE id = NEW.order_id AND NOT has_card_payment;
  RETURN NULL;
END $$;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'card_payment_marked' AND tgrelid = 'payments'::regclass) THEN
    CREATE TRIGGER card_payment_marked AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.method = 'card')
      EXECUTE FUNCTION mark_card_payment();
    UPDATE orders SET has_card_payment = true
      WHERE NOT has_card_payment AND id IN (SELECT order_id FROM payments WHERE method = 'card');
  END IF;
END $$;
`
