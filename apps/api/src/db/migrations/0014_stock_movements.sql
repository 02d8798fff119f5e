CREATE TABLE "stock_movements" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"delta" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"staff_id" text,
	"staff_name" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_stock_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."stock"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","number" DESC NULLS LAST);