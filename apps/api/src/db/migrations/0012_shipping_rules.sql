CREATE TABLE "shipping_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"areas" jsonb,
	"fee_near" bigint NOT NULL,
	"fee_far" bigint NOT NULL,
	"per_kilogram" bigint NOT NULL,
	"free_from" bigint,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	CONSTRAINT "shipping_rules_fees" CHECK ("shipping_rules"."fee_near" >= 0 AND "shipping_rules"."fee_far" >= 0 AND "shipping_rules"."per_kilogram" >= 0),
	CONSTRAINT "shipping_rules_days" CHECK ("shipping_rules"."min_days" BETWEEN 0 AND "shipping_rules"."max_days")
);

--> statement-breakpoint
-- The methods that every shop had until now: a merchant changes them in the back office.
INSERT INTO "shipping_rules" ("id", "title", "description", "position", "areas", "fee_near", "fee_far", "per_kilogram", "free_from", "min_days", "max_days") VALUES
	('courier-tehran', 'پیک تهران', 'تحویل همان روز برای سفارش‌های پیش از ساعت ۱۲', 1, '[{"province":"تهران","cities":["تهران"]}]', 750000, 750000, 50000, 40000000, 0, 0),
	('tipax', 'تیپاکس', 'تحویل ۱ تا ۳ روز کاری در آدرس شما', 2, NULL, 900000, 1200000, 200000, NULL, 1, 3),
	('post', 'پست پیشتاز', 'تحویل ۳ تا ۵ روز کاری در سراسر کشور', 3, NULL, 450000, 600000, 120000, 20000000, 3, 5);
