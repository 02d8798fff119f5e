import { and, gt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database, Db } from '../../db/client.ts'
import { contentChanges, contentRevisionBase } from './content-revision.tables.ts'

const POLL_MS = 250
/** An older poll says nothing about now: the database or this process is too busy. */
const LOOK_LIFE_MS = 500
const PRUNE_ABOVE = 1_000
/** Every process has read the changes by then. */
const PRUNE_AFTER = '10 seconds'
/** Times are stored to the millisecond, rounded: a change of this moment may be stored half a millisecond ahead. */
const NOW = "now() + interval '1 millisecond'"
/** A change that became visible after so many later ones is not found by {@link readContentChanges}. */
const OUT_OF_TURN = 1_000

export interface ContentState {
  revision: number
  /** Changes that were not counted into the base yet. */
  waiting: number
}

export interface ContentRevision {
  /** From a poll that began at most half a second ago; null when there was none. Never decreases. */
  current: () => number | null
  /** Likewise, and at least `seen`, which was read elsewhere; polls if necessary, null when that fails. */
  upTo: (seen: number) => Promise<number | null>
  stop: () => Promise<void>
}

/** Reads the revision; one snapshot, so that it is the same number in every process. */
export const readContentRevision = async ({ pool }: { pool: Pick<pg.ClientBase, 'query'> }) => {
  const { rows } = await pool.query<ContentState>({
    name: 'content_revision',
    text: `SELECT waiting, visible + counted AS revision FROM content_revision_base, (
      SELECT count(*) AS waiting, count(*) FILTER (WHERE is_visible AND made_at <= ${NOW}) AS visible FROM content_changes) AS changes`,
  })
  return rows[0] ?? { waiting: 0, revision: 0 }
}

/** Records that visitors see another page from a future moment on: the revision moves then. */
export const noteContentAt = async (tx: Db, at: Date): Promise<void> => {
  await tx.insert(contentChanges).values({ productIds: [], madeAt: at })
}

/**
 * Reads roughly what changed since the change `after`, and the revision with all of it, in one snapshot. Changes do not
 * become visible in the order of their numbers: some of those returned were known before, and one may be missing. A
 * caller that needs them all compares how many visible ones are new with how far the revision moved.
 *
 * Of changes that were `seen` the products are left out: an import leaves hundreds that name 5,000 each.
 */
export const readContentChanges = async (db: Db, after: number, seen: ReadonlySet<number> | 'all') => {
  const { id, isVisible, productIds } = contentChanges
  const isFresh = seen === 'all' ? sql`false` : sql`${id} <> ALL (${sql.param([...seen])}::bigint[])`
  const rows = await db
    .select({
      waiting: sql<number>`(SELECT count(*) FROM ${contentChanges})`.mapWith(Number),
      revision:
        sql<number>`${contentRevisionBase.counted} + (SELECT count(*) FROM content_changes WHERE is_visible AND made_at <= ${sql.raw(NOW)})`.mapWith(
          Number,
        ),
      change: {
        id,
        isVisible,
        productIds: sql<string[] | null>`CASE WHEN ${isFresh} THEN ${productIds} ELSE '{}' END`,
      },
    })
    .from(contentRevisionBase)
    .leftJoin(
      contentChanges,
      and(gt(contentChanges.id, after - OUT_OF_TURN), lte(contentChanges.madeAt, sql.raw(NOW))),
    )
  const [{ revision, waiting } = { revision: 0, waiting: 0 }] = rows
  const state: ContentState = { revision, waiting }
  return { state, changes: rows.flatMap(({ change }) => change ?? []) }
}

/** Moves counted rows into the base; the sum stays the same for every reader meanwhile. */
export const pruneContentChanges = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query(`WITH gone AS (
      DELETE FROM content_changes WHERE made_at < now() - interval '${PRUNE_AFTER}' RETURNING is_visible
    )
    UPDATE content_revision_base SET counted = counted + (SELECT count(*) FROM gone WHERE is_visible)`)
}

/**
 * Follows the content revision, on a connection of its own: polls must not wait behind slow queries. It is read before
 * a response's data is, so a response is never older than the revision it names: a cache that relies on it cannot keep
 * an old page under a new number.
 */
export const followContentRevision = (
  database: Database,
  log: FastifyBaseLogger,
  /** Called with every poll before the new revision is announced: requests may wait for it. */
  prepare: (client: pg.ClientBase, state: ContentState) => Promise<void>,
  /** Called with every poll afterwards, unless the last call still runs. */
  finish: () => Promise<void>,
): ContentRevision => {
  let revision: number | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLost = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.PoolClient | undefined
  let finishing: Promise<void> | undefined

  const finishLook = async ({ waiting }: ContentState) => {
    try {
      await finish()
      if (waiting > PRUNE_ABOVE) await pruneContentChanges(database)
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, 'what follows a look at the content revision failed')
    }
    finishing = undefined
  }
  const look = async () => {
    const began = performance.now()
    try {
      client ??= await database.pool.connect()
      const read = await readContentRevision({ pool: client })
      await prepare(client, read)
      revision = read.revision
      lookedAt = began
      isLost = false
      finishing ??= finishLook(read)
    } catch (error) {
      client?.release(true)
      client = undefined
      isLost = true
      if (!isStopped) log.warn({ err: error }, 'the content revision could not be read')
    }
    if (!isStopped) timer = setTimeout(begin, POLL_MS).unref()
  }
  let looking: Promise<void> = Promise.resolve()
  let nextLook: Promise<void> | undefined
  const begin = () => {
    looking = look()
  }
  /** Starts one poll for all callers that ask while another one runs: that one began before they asked. */
  const lookNow = () => {
    nextLook ??= looking.then(() => {
      nextLook = undefined
      if (isStopped) return
      clearTimeout(timer)
      begin()
      return looking
    })
    return nextLook
  }
  const current = () => (performance.now() - lookedAt < LOOK_LIFE_MS ? revision : null)
  begin()
  return {
    current,
    upTo: async (seen) => {
      const known = current()
      if (known !== null && known >= seen) return known
      if (isLost) return null
      await lookNow()
      return isLost || revision === null || revision < seen ? null : revision
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await finishing
      client?.release()
    },
  }
}
