CREATE TABLE "page_drafts" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body_html" text NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	"publish_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "page_revisions" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body_html" text NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone,
	CONSTRAINT "page_revisions_slug_version_pk" PRIMARY KEY("slug","version")
);
