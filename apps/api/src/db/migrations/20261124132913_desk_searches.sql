CREATE INDEX IF NOT EXISTS "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_new" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "contact_messages"."seen_at" IS NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_card" ON "payments" USING btree ("order_id") WHERE "payments"."method" = 'card';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sms_messages_kind" ON "sms_messages" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_actions_call" ON "staff_actions" USING btree ("call","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_actions_refused" ON "staff_actions" USING btree ("at" DESC NULLS LAST,"id") WHERE "staff_actions"."outcome" = 'refused';