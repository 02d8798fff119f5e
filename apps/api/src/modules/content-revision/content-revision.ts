import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'

const POLL_MS = 250
/** A look that is older says nothing about now: the database or this process is too busy. */
const LOOK_LIFE_MS = 500
const PRUNE_ABOVE = 1_000

export interface ContentRevision {
  /** As of a look that began at most half a second ago; null when there was none. Only ever grows. */
  current: () => number | null
  stop: () => Promise<void>
}

/** Reads the revision; one snapshot, so that it is the same number in every process. */
export const readContentRevision = async ({ pool }: { pool: Pick<pg.ClientBase, 'query'> }) => {
  const { rows } = await pool.query<{ waiting: number; revision: number }>({
    name: 'content_revision',
    text: `SELECT waiting, waiting + counted AS revision
      FROM content_revision_base, (SELECT count(*) AS waiting FROM content_changes) AS changes`,
  })
  return rows[0] ?? { waiting: 0, revision: 0 }
}

/** Moves counted rows into the base; the sum stays the same for everyone who looks meanwhile. */
export const pruneContentChanges = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query(`WITH gone AS (DELETE FROM content_changes RETURNING 1)
    UPDATE content_revision_base SET counted = counted + (SELECT count(*) FROM gone)`)
}

/**
 * Follows the content revision, on a connection of its own: looks must not wait behind slow queries. It is read before
 * an answer's data is, so an answer is never older than the revision it names: whoever caches by it cannot keep an old
 * page under a new number.
 */
export const followContentRevision = (database: Database, log: FastifyBaseLogger): ContentRevision => {
  let revision: number | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.PoolClient | undefined

  const look = async () => {
    const began = performance.now()
    try {
      client ??= await database.pool.connect()
      const read = await readContentRevision({ pool: client })
      revision = read.revision
      lookedAt = began
      if (read.waiting > PRUNE_ABOVE) await pruneContentChanges(database)
    } catch (error) {
      client?.release(true)
      client = undefined
      if (!isStopped) log.warn({ err: error }, 'the content revision could not be read')
    }
    if (!isStopped) timer = setTimeout(begin, POLL_MS).unref()
  }
  let looking: Promise<void> = Promise.resolve()
  const begin = () => {
    looking = look()
  }
  begin()
  return {
    current: () => (performance.now() - lookedAt < LOOK_LIFE_MS ? revision : null),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      client?.release()
    },
  }
}
