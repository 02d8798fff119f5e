CREATE TABLE "article_revisions" (
	"article_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body_html" text NOT NULL,
	"author" text NOT NULL,
	"category" text,
	"tags" text[] NOT NULL,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;