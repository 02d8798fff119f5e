import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/client.ts'

const POLL_MS = 250
const PRUNE_ABOVE = 1_000

export interface ContentRevision {
  /** As of the last look, at most a quarter of a second ago; null until the database answered once. */
  current: () => string | null
  stop: () => Promise<void>
}

/** Reads the revision; one snapshot, so that it is the same number in every process. */
export const readContentRevision = async ({ pool }: Pick<Database, 'pool'>) => {
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
 * Follows the content revision. It is read before an answer's data is, so an answer is never older than
 * the revision it names: whoever caches by it cannot keep an old page under a new number.
 */
export const followContentRevision = (database: Database, log: FastifyBaseLogger): ContentRevision => {
  let revision: string | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    try {
      const read = await readContentRevision(database)
      revision = String(read.revision)
      if (read.waiting > PRUNE_ABOVE) await pruneContentChanges(database)
    } catch (error) {
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
    current: () => revision,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
