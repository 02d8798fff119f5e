CREATE TABLE "media" (
	"key" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"alt" text NOT NULL,
	"search_joined" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "other_forms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("added_at" DESC NULLS LAST,"key");--> statement-breakpoint
CREATE INDEX "media_unused" ON "media" USING btree ("unused_since") WHERE "media"."unused_since" IS NOT NULL;