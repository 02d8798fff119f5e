import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Returns what reads a row of the table from the JSON that `to_json` makes of it. */
export const rowOfJson = <Table extends PgTable>(table: Table) => {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => [name, toSnakeCase(name), column] as const,
  )
  return (json: Record<string, unknown>): Table['$inferSelect'] =>
    Object.fromEntries(
      columns.map(([name, key, column]) => [
        name,
        json[key] === null ? null : column.mapFromDriverValue(json[key]),
      ]),
    )
}

/**
 * A whole row of a table as one column of a statement; null where a join found none. Drizzle puts a statement together
 * anew each time it runs: with the columns of two tables that took it longer than all else that it does for a call.
 */
export const jsonRow = <Table extends PgTable>(table: Table): SQL<Table['$inferSelect']> =>
  sql`to_json(${table})`.mapWith(rowOfJson(table)) as SQL<Table['$inferSelect']>
