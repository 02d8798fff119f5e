ALTER TABLE "payments" ADD COLUMN "gateway_memo" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "transaction_id" text;