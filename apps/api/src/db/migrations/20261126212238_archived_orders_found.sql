CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_current_name" ON "orders" USING gin (("address" ->> 'receiverName') gin_trgm_ops) WHERE NOT "orders"."is_archived";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_archived_name" ON "orders" USING gin (("address" ->> 'receiverName') gin_trgm_ops) WHERE "orders"."is_archived";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_current" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"id","status") WHERE NOT "orders"."is_archived" AND "orders"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_archived" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"id","status") WHERE "orders"."is_archived" AND "orders"."status" <> 'pending';
