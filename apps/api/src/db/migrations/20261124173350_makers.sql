CREATE TABLE "maker_names" (
	"form" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"maker_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "makers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "maker_names" ADD CONSTRAINT "maker_names_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maker_names_maker" ON "maker_names" USING btree ("maker_id");