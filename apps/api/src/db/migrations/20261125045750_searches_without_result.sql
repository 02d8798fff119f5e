CREATE TABLE "search_misses" (
	"words" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_words_day_pk" PRIMARY KEY("words","day")
);
--> statement-breakpoint
CREATE TABLE "search_wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"phone" text NOT NULL,
	"typed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_wishes_once" UNIQUE("words","phone")
);
--> statement-breakpoint
CREATE INDEX "search_misses_day" ON "search_misses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_wishes_looked" ON "search_wishes" USING btree ("looked_at");