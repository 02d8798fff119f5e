import { setTimeout as delay } from 'node:timers/promises'
import type { Readiness } from '@hojreh/server'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client.ts'
import { newestKnownMigration, readNewestMigration } from '../db/migrating/newest-migration.ts'
import type { FileStore } from '../modules/file-store/file-store.ts'

/** A database that needs longer than this does not serve shoppers either. */
const DATABASE_TIMEOUT_MS = 2_000

const stateOf = async ({ pool }: Database): Promise<string> =>
  (await readNewestMigration(pool)) >= newestKnownMigration ? 'ready' : 'migrations are missing'

interface HealthOptions {
  database: Database
  files: FileStore
}

/** The problem of the pictures' place; no part of readiness, because the shop sells without it. */
const troubleOf = async (files: FileStore): Promise<{ media?: string }> => {
  try {
    await files.check()
    return {}
  } catch {
    return { media: 'the place of pictures is missing or cannot be written' }
  }
}

/**
 * Ready: the database answers soon enough and has the tables of this code. Pictures that cannot be kept are told beside
 * it.
 */
export const makeReadiness =
  ({ database, files }: HealthOptions) =>
  async ({ log }: FastifyRequest): Promise<Readiness> => {
    const late = delay(DATABASE_TIMEOUT_MS, 'the database does not answer', { ref: false })
    const state = stateOf(database).catch((error: unknown) => {
      log.warn({ err: error }, 'not ready')
      return 'the database does not answer'
    })
    const status = await Promise.race([state, late])
    const trouble = await Promise.race([troubleOf(files), late.then(() => ({ media: 'does not answer' }))])
    if (trouble.media) log.warn(trouble, 'pictures cannot be kept')
    return { status, ...trouble }
  }
