/**
 * Keeps the books append-only, whatever code or person writes: nothing of them is changed or removed, and the end of a
 * chain only moves on by one. Who may drop triggers gets past it; the seals tell of that (`auditActions`).
 */
export const staffActionSql = `
CREATE OR REPLACE FUNCTION refuse_change_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the books of the staff are append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER staff_actions_stay BEFORE UPDATE OR DELETE ON staff_actions FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_books();
CREATE OR REPLACE TRIGGER staff_actions_stay_all BEFORE TRUNCATE ON staff_actions FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_books();
CREATE OR REPLACE TRIGGER action_chains_go_on BEFORE UPDATE ON action_chains FOR EACH ROW
  WHEN (NEW.name <> OLD.name OR NEW.number <> OLD.number + 1)
  EXECUTE FUNCTION refuse_change_of_books();
CREATE OR REPLACE TRIGGER action_chains_stay BEFORE DELETE ON action_chains FOR EACH ROW
  EXECUTE FUNCTION refuse_change_of_books();
CREATE OR REPLACE TRIGGER action_chains_stay_all BEFORE TRUNCATE ON action_chains FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_books();
`
