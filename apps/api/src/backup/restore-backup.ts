import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { isKnownMigration, readNewestMigration } from '../db/migrating/newest-migration.ts'
import { copyFiles } from '../modules/file-store/copy-files.ts'
import type { FileStore } from '../modules/file-store/file-store.ts'
import { openFolder } from '../modules/file-store/folder-files.ts'
import { closeMediaFolder } from '../modules/media/close-media-folder.ts'
import { unpack } from './archive.ts'
import { backupMessages as texts } from './backup.messages.ts'
import { loadTables } from './load-tables.ts'
import { BackupError, MANIFEST_FILE, type Manifest, manifest, PICTURES_FOLDER } from './manifest.ts'

const readManifest = async (folder: string, file: string): Promise<Manifest> => {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')))
  } catch {
    throw new BackupError(texts.notOurs(file))
  }
}

const checkEmpty = async ({ pool }: Database): Promise<void> => {
  const { rows } = await pool.query<{ has: boolean }>(
    "SELECT to_regclass('public.products') IS NOT NULL AS has",
  )
  if (!rows[0]?.has) return
  const { rowCount } = await pool.query(
    'SELECT FROM products UNION ALL SELECT FROM customers UNION ALL SELECT FROM orders LIMIT 1',
  )
  if (rowCount) throw new BackupError(texts.notEmpty)
}

/** Rows of an older version do not fit into newer tables, and migrations only go forward. */
const checkTables = async ({ pool }: Database, migration: number): Promise<void> => {
  if ((await readNewestMigration(pool)) > migration) throw new BackupError(texts.newerTables)
}

/**
 * Fills an empty shop from a backup: the tables as they were when it was made, its rows, and then the migrations that
 * came later. The database gets all of it or nothing.
 */
export const restoreBackup = async (
  database: Database,
  files: FileStore,
  file: string,
): Promise<Manifest> => {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new BackupError(texts.notThere(file))
  await checkEmpty(database)
  if (files.folder !== undefined) await closeMediaFolder(files.folder)
  const work = await mkdtemp(join(files.folder ?? tmpdir(), '.restore-'))
  try {
    await unpack(file, work)
    const content = await readManifest(work, file)
    if (!isKnownMigration(content.migration)) throw new BackupError(texts.otherVersion)
    await checkTables(database, content.migration)
    await migrate(database, content.migration)
    await loadTables(database, work, content)
    await copyFiles(openFolder(join(work, PICTURES_FOLDER)), files)
    await migrate(database)
    return content
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
