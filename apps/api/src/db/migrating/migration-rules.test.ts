import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Statements that a migration may run while a shop of ten million orders sells (docs/decisions/032-rolling-releases.md). */
const breaches = (text: string): string[] => {
  const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim())
  const made = new Set([...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, name]) => name))
  const isOld = (table: string | undefined) => table !== undefined && !made.has(table)
  const isBeside = (statement: string) =>
    /^CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS /.test(statement)
  const hasBeside = statements.some(isBeside)
  return statements.filter((statement) => {
    if (hasBeside) return !isBeside(statement)
    const [, indexed] = /^CREATE (?:UNIQUE )?INDEX [^;]*? ON "(\w+)"/.exec(statement) ?? []
    const [, altered, change = ''] = /^ALTER TABLE "(\w+)" ([^;]*)/.exec(statement) ?? []
    const [, written] = /^(?:UPDATE|DELETE FROM) "?(\w+)/.exec(statement) ?? []
    return (
      isOld(indexed) ||
      isOld(written) ||
      (isOld(altered) &&
        (/SET NOT NULL|SET DATA TYPE|ALTER COLUMN "\w+" TYPE/.test(change) ||
          (/ADD CONSTRAINT/.test(change) && !/NOT VALID$/.test(change))))
    )
  })
}

test.each([
  ['CREATE INDEX "x" ON "orders" USING btree ("note");', 1],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "x" ON "orders" USING btree ("note");', 1],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "x" ON "orders" USING btree ("note");', 0],
  [
    'ALTER TABLE "orders" ADD COLUMN "y" text;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "x" ON "orders" ("y");',
    1,
  ],
  ['CREATE TABLE "new" ("id" text);--> statement-breakpoint\nCREATE INDEX "x" ON "new" ("id");', 0],
  ['ALTER TABLE "orders" ADD COLUMN "y" boolean DEFAULT false NOT NULL;', 0],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("orders"."total" > 0);', 1],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("orders"."total" > 0) NOT VALID;', 0],
  ['ALTER TABLE "orders" VALIDATE CONSTRAINT "c";', 0],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 1],
  ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE numeric;', 1],
  [`UPDATE "orders" SET "note" = '';`, 1],
])('the rule of migrations: %s', (text, count) => {
  expect(breaches(text)).toHaveLength(count)
})

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
/** Shops of today have what was written before the rule. */
const FIRST = '20261126'
const files = readdirSync(folder).filter(
  (file) => file.endsWith('.sql') && /^\d{14}_/.test(file) && file >= FIRST,
)

test.each(files)('%s makes nobody wait', (file) => {
  expect(breaches(readFileSync(`${folder}/${file}`, 'utf8'))).toEqual([])
})
