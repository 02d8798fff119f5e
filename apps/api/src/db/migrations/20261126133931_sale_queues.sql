CREATE TABLE "queue_places" (
	"offer_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"place" integer NOT NULL,
	"admitted_at" timestamp (3) with time zone,
	CONSTRAINT "queue_places_customer_id_offer_id_pk" PRIMARY KEY("customer_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "sale_queues" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"last_place" integer NOT NULL,
	"admitted_to" integer NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sale_queues_ends" CHECK ("sale_queues"."admitted_to" >= 0 AND "sale_queues"."admitted_to" <= "sale_queues"."last_place")
);
--> statement-breakpoint
ALTER TABLE "product_offers" ADD COLUMN "has_queue" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_places" ADD CONSTRAINT "queue_places_offer_id_sale_queues_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."sale_queues"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_places" ADD CONSTRAINT "queue_places_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_queues" ADD CONSTRAINT "sale_queues_offer_id_product_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."product_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_places_order" ON "queue_places" USING btree ("offer_id","place");