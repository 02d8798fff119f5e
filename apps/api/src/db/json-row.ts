import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A whole row of a table as one column of a statement; null where a join found none. Drizzle puts a statement together
 * anew each time it runs: with the columns of two tables that took it longer than all else that it does for a call.
 */
export const jsonRow = <Table extends PgTable>(table: Table): SQL<Table['$inferSelect']> => {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => [name, toSnakeCase(name), column] as const,
  )
  return sql`to_json(${table})`.mapWith((json: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([name, key, column]) => [
        name,
        json[key] === null ? null : column.mapFromDriverValue(json[key]),
      ]),
    ),
  ) as SQL<Table['$inferSelect']>
}
