ALTER TABLE "approvals" ADD COLUMN "file" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "used_at" timestamp (3) with time zone;