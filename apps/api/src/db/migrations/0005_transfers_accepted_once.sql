DROP INDEX "card_reports_tracking_code";--> statement-breakpoint
ALTER TABLE "card_reports" ADD COLUMN "is_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "card_reports" SET "is_accepted" = true FROM "payments" WHERE "payments"."id" = "payment_id" AND "payments"."status" IN ('paid', 'refund_due', 'refunded');--> statement-breakpoint
CREATE UNIQUE INDEX "card_reports_accepted_code" ON "card_reports" USING btree ("tracking_code") WHERE "card_reports"."is_accepted";--> statement-breakpoint
CREATE INDEX "card_reports_code" ON "card_reports" USING btree ("tracking_code");