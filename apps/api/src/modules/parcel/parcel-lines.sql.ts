/**
 * Refuses a piece that was not bought or left already, whatever the code believes. The line of the order is locked first:
 * of two who send its last piece the second one sees the first.
 */
export const parcelLinesSql = `
CREATE OR REPLACE FUNCTION check_parcel_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
  sent bigint;
BEGIN
  SELECT count INTO bought FROM order_lines
    WHERE order_id = NEW.order_id AND product_id = NEW.product_id FOR NO KEY UPDATE;
  SELECT sum(count) INTO sent FROM parcel_lines
    WHERE order_id = NEW.order_id AND product_id = NEW.product_id;
  IF sent > coalesce(bought, 0) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'parcel_lines_within_order',
      MESSAGE = 'more is sent than was bought: ' || NEW.product_id || ', ' || sent || ' / ' || coalesce(bought, 0);
  END IF;
  RETURN NULL;
END $$;

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'parcel_line_checked'
      AND tgrelid = 'parcel_lines'::regclass) THEN
    CREATE TRIGGER parcel_line_checked AFTER INSERT OR UPDATE ON parcel_lines FOR EACH ROW
      EXECUTE FUNCTION check_parcel_line();
  END IF;
END $$;
`
