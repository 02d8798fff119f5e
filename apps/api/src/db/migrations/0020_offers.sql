CREATE TABLE "product_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"price_before" bigint,
	"list_price_before" bigint,
	"ends_before" timestamp (3) with time zone,
	"by_id" text,
	"by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_offers_price_is_money" CHECK ("product_offers"."price" > 0),
	CONSTRAINT "product_offers_end_after_start" CHECK ("product_offers"."ends_at" > "product_offers"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "product_offers" ADD CONSTRAINT "product_offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_offers_due" ON "product_offers" USING btree ("due_at") WHERE "product_offers"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "product_offers_product" ON "product_offers" USING btree ("product_id","starts_at");