-- `orders_current_name` and `orders_archived_name` hold the same names.
DROP INDEX IF EXISTS "orders_receiver_name";
