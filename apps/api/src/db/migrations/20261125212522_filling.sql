CREATE TABLE "setting_drafts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "setting_revisions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone,
	CONSTRAINT "setting_revisions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "import_run_lines" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "import_run_lines_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
ALTER TABLE "import_run_lines" ADD CONSTRAINT "import_run_lines_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "import_run_lines" ("run_id", "position", "kind", "external_id", "reason")
	SELECT "id", "place", "line" ->> 'kind', "line" ->> 'id', "line" ->> 'reason'
	FROM "import_runs", jsonb_array_elements("refused") WITH ORDINALITY AS "told" ("line", "place");
