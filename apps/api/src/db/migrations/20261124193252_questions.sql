CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "questions_are_answered" CHECK ("questions"."status" <> 'published' OR "questions"."answer" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_one_pending" ON "questions" USING btree ("customer_id","product_id") WHERE "questions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "questions_of_product" ON "questions" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "questions_of_customer" ON "questions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "questions_status" ON "questions" USING btree ("status","created_at" DESC NULLS LAST,"id");