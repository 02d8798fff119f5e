CREATE INDEX IF NOT EXISTS "orders_by_status" ON "orders" USING btree ("status","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "has_card_payment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_card" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"id","status") WHERE "orders"."has_card_payment" AND "orders"."status" <> 'pending';--> statement-breakpoint
DROP INDEX IF EXISTS "orders_status";
