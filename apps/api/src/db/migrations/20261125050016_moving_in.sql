CREATE TABLE "import_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL,
	"sealed_keys" text,
	"kinds" text[] NOT NULL,
	"is_trial" boolean NOT NULL,
	"is_sure" boolean NOT NULL,
	"state" text NOT NULL,
	"kind_at" integer DEFAULT 0 NOT NULL,
	"page" integer DEFAULT 1 NOT NULL,
	"pages" integer,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"trouble" text,
	"by_id" text,
	"by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "import_runs_keys_end" CHECK ("import_runs"."state" = 'running' OR "import_runs"."sealed_keys" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "imported_records" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"local_id" text NOT NULL,
	CONSTRAINT "imported_records_source_kind_external_id_pk" PRIMARY KEY("source","kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "past_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" text,
	"customer_name" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	"payment_title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping" bigint NOT NULL,
	"extras" bigint NOT NULL,
	"total" bigint NOT NULL,
	"address" text NOT NULL,
	"note" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "past_orders_of_source" UNIQUE("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "text_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL,
	"after" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "text_pictures_place" UNIQUE("subject","subject_id","position")
);
--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_due" ON "import_runs" USING btree ("due_at") WHERE "import_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "past_orders_customer" ON "past_orders" USING btree ("customer_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "text_pictures_waiting" ON "text_pictures" USING btree ("next_attempt_at") WHERE "text_pictures"."status" = 'waiting';