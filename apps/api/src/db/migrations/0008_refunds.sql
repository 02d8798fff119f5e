CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"label" text NOT NULL,
	"shown_at" text NOT NULL,
	"prepared_by" text,
	"prepared_by_name" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"product_id" text NOT NULL,
	"count" integer NOT NULL,
	"restocked" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_product_id_pk" PRIMARY KEY("refund_id","product_id"),
	CONSTRAINT "refund_lines_count" CHECK ("refund_lines"."count" > 0 AND "refund_lines"."restocked" >= 0 AND "refund_lines"."restocked" <= "refund_lines"."count")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"prepared_by_name" text,
	"prepared_at" timestamp (3) with time zone,
	"reference" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0),
	CONSTRAINT "refunds_done" CHECK (("refunds"."state" = 'done') = ("refunds"."done_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open" ON "approvals" USING btree ("kind","subject") WHERE "approvals"."decision" IS NULL;--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("kind","subject","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("prepared_at","id") WHERE "approvals"."decision" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_prepared" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."state" IN ('owed', 'prepared');--> statement-breakpoint
CREATE INDEX "payments_owed" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'refund_due';
--> statement-breakpoint
-- What was sent back before there were refunds: one for each payment.
INSERT INTO "refunds" ("id", "order_id", "payment_id", "kind", "amount", "state", "created_at", "reference", "done_at")
SELECT "payments"."id", "payments"."order_id", "payments"."id", 'payment', "amount", 'done', "sent"."at", "refund_reference", "sent"."at"
FROM "payments", LATERAL (
	SELECT coalesce(max("at"), "payments"."settled_at", "payments"."created_at") AS "at"
	FROM "order_events" WHERE "order_events"."order_id" = "payments"."order_id" AND "status" = 'refunded'
) AS "sent"
WHERE "payments"."status" = 'refunded';
