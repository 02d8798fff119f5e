ALTER TABLE "coupons" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_id" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "bundle_size" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion_title" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shown_discount" jsonb;--> statement-breakpoint
CREATE INDEX "coupons_automatic" ON "coupons" USING btree ("created_at") WHERE "coupons"."is_automatic";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_bundle" CHECK ("coupons"."bundle_size" IS NULL OR "coupons"."bundle_size" > 1);