ALTER TABLE "orders" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;
