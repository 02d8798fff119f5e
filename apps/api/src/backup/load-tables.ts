import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { Database } from '../db/client.ts'
import { backupMessages as texts } from './backup.messages.ts'
import { BackupError, type Manifest, TABLES_FOLDER } from './manifest.ts'

const BATCH = 1_000
const name = pg.escapeIdentifier

/** Drops the foreign keys; returns a function that adds them again, which checks every row. */
const dropForeignKeys = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ table: string; key: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS key, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, key } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name(key)}`)
  return rows.map(
    ({ table, key, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name(key)} ${definition}`,
  )
}

const columnsOf = async (client: pg.ClientBase, table: string): Promise<string> => {
  const { rows } = await client.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  )
  return rows.map(({ column }) => name(column)).join(', ')
}

const loadTable = async (client: pg.ClientBase, table: Manifest['tables'][number], file: string) => {
  const columns = await columnsOf(client, table.name)
  const hash = createHash('sha256')
  let rows = 0
  const insert = async (lines: readonly string[]) => {
    if (lines.length === 0) return
    const { rowCount } = await client.query(
      `INSERT INTO ${name(table.name)} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM json_populate_recordset(null::${name(table.name)}, $1::json)`,
      [`[${lines.join(',')}]`],
    )
    rows += rowCount ?? 0
  }
  let lines: string[] = []
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    hash.update(`${line}\n`)
    if (lines.push(line) === BATCH) {
      await insert(lines)
      lines = []
    }
  }
  await insert(lines)
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new BackupError(texts.damaged(table.name))
}

/** Fills every table from a folder that `dumpTables` wrote: all of them or, by throwing, none. */
export const loadTables = async ({ pool }: Database, folder: string, content: Manifest): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('BEGIN')
    const putBack = await dropForeignKeys(client)
    for (const table of content.tables) {
      await client.query(`ALTER TABLE ${name(table.name)} DISABLE TRIGGER USER`)
      // Rows that a migration inserted are in the backup too.
      await client.query(`DELETE FROM ${name(table.name)}`)
      await loadTable(client, table, join(folder, TABLES_FOLDER, `${table.name}.jsonl`))
      await client.query(`ALTER TABLE ${name(table.name)} ENABLE TRIGGER USER`)
    }
    for (const statement of putBack) await client.query(statement)
    for (const { name: sequence, value } of content.sequences)
      await client.query('SELECT setval($1::regclass, $2)', [name(sequence), value])
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}
