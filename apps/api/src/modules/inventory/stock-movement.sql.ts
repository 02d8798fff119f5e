/**
 * Writes a movement for every change of what is on hand, so that no code can forget it. Who changes stock may say in the
 * transaction's setting `hojreh.movement` why (`stock-movement.ts`). What the shop sells and takes back shows in the row
 * itself: it counts its sales.
 *
 * The trigger comes with a first movement for what is on hand already, in one statement under a lock: a process of the
 * version before it, which goes on selling, is behind the trigger from then on.
 */
export const stockMovementSql = `
CREATE OR REPLACE FUNCTION note_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why jsonb := coalesce(nullif(current_setting('hojreh.movement', true), '')::jsonb, '{}');
  was integer := 0;
  by_itself text := 'first';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD.on_hand;
    by_itself := CASE WHEN NEW.sold_uncounted > OLD.sold_uncounted THEN 'sold'
      WHEN NEW.sold_uncounted < OLD.sold_uncounted THEN 'restocked' ELSE 'changed' END;
  END IF;
  IF NEW.on_hand <> was THEN
    INSERT INTO stock_movements (product_id, delta, on_hand, reason, order_id, staff_id, staff_name, note, at)
      VALUES (NEW.product_id, NEW.on_hand - was, NEW.on_hand, coalesce(why ->> 'reason', by_itself),
        why ->> 'orderId', why ->> 'staffId', why ->> 'staffName', coalesce(why ->> 'note', ''),
        coalesce((why ->> 'at')::timestamptz, now()));
  END IF;
  RETURN NULL;
END $$;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'stock_moved' AND tgrelid = 'stock'::regclass) THEN
    LOCK TABLE stock IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO stock_movements (product_id, delta, on_hand, reason, at)
      SELECT stock.product_id, stock.on_hand - coalesce(sum(delta), 0), stock.on_hand, 'first', now()
      FROM stock LEFT JOIN stock_movements USING (product_id)
      GROUP BY stock.product_id HAVING stock.on_hand <> coalesce(sum(delta), 0);
    CREATE TRIGGER stock_moved AFTER INSERT OR UPDATE OF on_hand ON stock FOR EACH ROW
      EXECUTE FUNCTION note_stock_movement();
  END IF;
END $$;
`
