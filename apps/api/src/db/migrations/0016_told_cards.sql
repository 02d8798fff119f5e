CREATE TABLE "told_cards" (
	"order_id" text NOT NULL,
	"card_number" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_cards_order_id_card_number_pk" PRIMARY KEY("order_id","card_number")
);
--> statement-breakpoint
ALTER TABLE "told_cards" ADD CONSTRAINT "told_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;