-- `orders_by_time` begins with the same columns.
DROP INDEX IF EXISTS "orders_newest";
