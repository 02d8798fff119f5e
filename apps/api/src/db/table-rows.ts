import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

const BATCH = 500

type Row = Record<string, unknown>

const keyOf = (table: PgTable) => {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

/**
 * All rows of a table in the order of its key, some at a time, with the named columns; the transaction has to live as
 * long. Instants are ISO texts.
 */
export async function* tableRows(
  tx: Db,
  table: PgTable,
  names: readonly string[],
  where: SQL = sql`true`,
): AsyncGenerator<Row> {
  const columns = getTableColumns(table)
  const chosen = names.map((name) => sql`${columns[name]} AS ${sql.identifier(name)}`)
  const cursor = sql.identifier(`rows_${crypto.randomUUID().replaceAll('-', '')}`)
  await tx.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR FOR
    SELECT to_jsonb(named) AS row FROM (
      SELECT ${sql.join(chosen, sql`, `)} FROM ${table} WHERE ${where} ORDER BY ${sql.join(keyOf(table), sql`, `)}
    ) AS named`)
  const instants = names.filter((name) => columns[name]?.dataType === 'date')
  for (;;) {
    const { rows } = await tx.execute<{ row: Row }>(sql`FETCH ${sql.raw(String(BATCH))} FROM ${cursor}`)
    if (rows.length === 0) break
    for (const { row } of rows) {
      for (const name of instants)
        if (typeof row[name] === 'string') row[name] = new Date(row[name]).toISOString()
      yield row
    }
  }
  await tx.execute(sql`CLOSE ${cursor}`)
}
