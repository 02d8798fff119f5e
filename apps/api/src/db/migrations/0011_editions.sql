CREATE TABLE "editions" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL
);
