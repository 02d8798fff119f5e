import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import type { ContentState } from './content-revision.ts'

const POLL_MS = 250
/** A replica that has not answered for so long is left out. */
const LOOK_LIFE_MS = 500

const bytes = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::float8`
/** Nothing that can be seen now is written behind this place of the log. */
const WRITTEN = `SELECT ${bytes('pg_current_wal_insert_lsn()')} AS position`
/** Null at a server that is no replica. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery() THEN ${bytes('pg_last_wal_replay_lsn()')} END AS position`

type Client = Pick<pg.ClientBase, 'query'>

const readPosition = async (client: Client, text: string): Promise<number | null> =>
  (await client.query<{ position: number | null }>(text)).rows[0]?.position ?? null

export interface FollowedReplica {
  /** Notes how far the replica has to be for a revision; called with each poll of the primary. */
  catchUp: (client: Client, state: ContentState) => Promise<void>
  /** Whether the replica has all that the primary showed when it announced its revision. */
  isUpToDate: () => boolean
  /** Whether the replica answers, however far it is. */
  isThere: () => boolean
  stop: () => Promise<void>
}

/**
 * Follows a replica by its place in the log of the primary. Transactions are replayed in the order in which the primary
 * committed them: a replica that has come to a place shows all that the primary showed when its log ended there. A count
 * of changes would not do, because scheduled ones count by each server's own clock.
 */
export const followReplica = ({ pool }: Pick<Database, 'pool'>, log: FastifyBaseLogger): FollowedReplica => {
  let needed: { revision: number; position: number } | null = null
  let replayed = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLost = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const began = performance.now()
    try {
      const position = await readPosition(pool, REPLAYED)
      if (position === null) throw new Error('DATABASE_REPLICA_URL is no replica')
      replayed = position
      lookedAt = began
      if (isLost) log.info('the replica answers again')
      isLost = false
    } catch (error) {
      if (!isLost)
        log.warn({ err: error }, 'the replica does not answer; everything is read from the primary')
      isLost = true
    }
    if (!isStopped)
      timer = setTimeout(() => {
        looking = look()
      }, POLL_MS).unref()
  }
  let looking = look()
  const isThere = () => performance.now() - lookedAt < LOOK_LIFE_MS

  return {
    catchUp: async (client, { revision }) => {
      if (needed?.revision === revision) return
      const position = await readPosition(client, WRITTEN)
      needed = { revision, position: position ?? Number.POSITIVE_INFINITY }
    },
    isUpToDate: () => isThere() && needed !== null && replayed >= needed.position,
    isThere,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
