import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTemporaryPostgres } from '@hojreh/postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { poolerPrepares, startPooler } from './pooler.ts'
import { TEMPLATE } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** The cluster through PgBouncer; null unless `TEST_POOLER` is set. */
    poolerUrl: string | null
    /** Whether statements may be prepared: not behind a PgBouncer that is too old. */
    isPreparing: boolean
  }
}

/** All temporary files of the run lie in one folder: what a test leaves, or has no time to remove, goes with it. */
const openTemporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-tests-'))
  // The database runs as a user of its own and has to come through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return folder
}

/** One throw-away cluster for the whole run with one migrated database, which every test file clones. */
export default async (project: TestProject) => {
  const folder = openTemporaryFolder()
  const postgres = await startTemporaryPostgres()
  const admin = openDatabase(postgres.url, 1, () => {})
  await admin.pool.query(`CREATE DATABASE ${TEMPLATE}`)
  await admin.close()
  const template = openDatabase(postgres.urlOf(TEMPLATE), 2, () => {})
  await migrate(template)
  await template.close()
  project.provide('postgresUrl', postgres.url)
  const pooler = process.env.TEST_POOLER ? await startPooler(postgres.url) : null
  project.provide('poolerUrl', pooler?.url ?? null)
  project.provide('isPreparing', pooler === null || poolerPrepares)
  return async () => {
    await pooler?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
