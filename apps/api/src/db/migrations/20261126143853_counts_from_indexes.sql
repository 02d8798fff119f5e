CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_stars" ON "comments" USING btree ("product_id","status","rating");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_time" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"id","status","total") WHERE "orders"."status" <> 'pending';
