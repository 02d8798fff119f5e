CREATE TABLE "price_job_rows" (
	"job_id" text NOT NULL,
	"product_id" text NOT NULL,
	"price_before" bigint NOT NULL,
	"list_price_before" bigint,
	"price_after" bigint NOT NULL,
	"list_price_after" bigint,
	"state" text DEFAULT 'changed' NOT NULL,
	CONSTRAINT "price_job_rows_job_id_product_id_pk" PRIMARY KEY("job_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"filter" jsonb NOT NULL,
	"percent" integer NOT NULL,
	"step" integer NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"by_id" text,
	"by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_job_rows" ADD CONSTRAINT "price_job_rows_job_id_price_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."price_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_jobs_due" ON "price_jobs" USING btree ("created_at") WHERE "price_jobs"."state" IN ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "price_jobs_newest" ON "price_jobs" USING btree ("created_at" DESC NULLS LAST);