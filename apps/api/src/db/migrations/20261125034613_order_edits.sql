CREATE TABLE "order_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"lines_before" jsonb NOT NULL,
	"lines_after" jsonb NOT NULL,
	"sums_after" jsonb NOT NULL,
	"total_before" bigint NOT NULL,
	"total_after" bigint NOT NULL,
	"card_amount_before" bigint,
	"is_of_paid" boolean NOT NULL,
	"staff_id" text,
	"edited_by" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "order_edits_ended" CHECK (("order_edits"."state" = 'open') = ("order_edits"."ended_at" IS NULL))
);
--> statement-breakpoint
DROP INDEX "payments_one_paid";--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
-- A large shop adds this column and "payments_paid_once" by hand before, the index CONCURRENTLY.
ALTER TABLE "payments" ADD COLUMN IF NOT EXISTS "edit_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "edit_id" text;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_order" ON "order_edits" USING btree ("order_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_one_open" ON "order_edits" USING btree ("order_id") WHERE "order_edits"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_edits_due" ON "order_edits" USING btree ("held_until") WHERE "order_edits"."state" = 'open';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_edit_id_order_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."order_edits"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_edit_id_order_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."order_edits"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payments_paid_once" ON "payments" USING btree ("order_id",coalesce("edit_id", '')) WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id","method",coalesce("edit_id", '')) WHERE "payments"."status" = 'open';