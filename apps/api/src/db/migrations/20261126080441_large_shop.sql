CREATE INDEX CONCURRENTLY IF NOT EXISTS "addresses_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_events_delivered" ON "order_events" USING btree ("at","order_id") WHERE "order_events"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_unpaid" ON "orders" USING btree ("customer_id") WHERE "orders"."status" IN ('pending', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_address" ON "orders" USING btree ("address_id") WHERE "orders"."address_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_given_up" ON "payments" USING btree ("created_at") WHERE "payments"."status" IN ('failed', 'expired');