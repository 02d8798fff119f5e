import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import type { Database } from '../db/client.ts'
import { readNewestMigration } from '../db/migrating/newest-migration.ts'
import { type Manifest, TABLES_FOLDER } from './manifest.ts'

const BATCH = 1_000

/** Writes a table as JSON lines, a batch at a time. The text is PostgreSQL's own: no number is rounded on the way. */
const dumpTable = async (client: pg.ClientBase, name: string, file: string) => {
  const hash = createHash('sha256')
  const stream = createWriteStream(file, { mode: 0o600 })
  let rows = 0
  await client.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${pg.escapeIdentifier(name)} t`,
  )
  for (;;) {
    const batch = await client.query<{ line: string }>(`FETCH ${BATCH} FROM backup`)
    if (batch.rows.length === 0) break
    const text = batch.rows.map(({ line }) => `${line}\n`).join('')
    rows += batch.rows.length
    hash.update(text)
    if (!stream.write(text)) await once(stream, 'drain')
  }
  await client.query('CLOSE backup')
  stream.end()
  await finished(stream)
  return { name, rows, sha256: hash.digest('hex') }
}

/** Writes every table of one snapshot into a folder. */
export const dumpTables = async ({ pool }: Database, folder: string): Promise<Manifest> => {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true })
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const names = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    )
    const tables: Manifest['tables'] = []
    for (const { name } of names.rows)
      tables.push(await dumpTable(client, name, join(folder, TABLES_FOLDER, `${name}.jsonl`)))
    const sequences = await client.query<{ name: string; value: number }>(
      "SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
    )
    return {
      format: 1,
      madeAt: new Date().toISOString(),
      migration: await readNewestMigration(client),
      tables,
      sequences: sequences.rows,
    }
  } finally {
    // With its settings and its transaction.
    client.release(true)
  }
}
