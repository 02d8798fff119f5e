ALTER TABLE "stock_holds" ADD COLUMN "is_of_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_request_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "orders_desk_request" ON "orders" USING btree ("desk_request_id") WHERE "orders"."desk_request_id" IS NOT NULL;