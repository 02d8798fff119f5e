/**
 * Notes when a product is sold out and when it can be had again: price comparers ask for what changed since they last
 * looked. A trigger, so that no code can forget it; `WHEN` keeps it out of every other sale.
 */
export const availabilitySql = `
CREATE OR REPLACE FUNCTION note_availability_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.availability_changed_at := now();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER availability_changed BEFORE UPDATE ON stock FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION note_availability_change();
`
