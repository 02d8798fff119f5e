CREATE TABLE "bought_together" (
	"product_id" text PRIMARY KEY NOT NULL,
	"other_ids" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bundle_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;