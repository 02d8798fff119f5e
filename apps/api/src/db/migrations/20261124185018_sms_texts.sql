CREATE TABLE "sms_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"patterns" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
