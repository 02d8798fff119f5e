import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { textPictures } from './text-pictures.tables.ts'

export type NewTextPicture = typeof textPictures.$inferInsert
export type TextPictureRow = typeof textPictures.$inferSelect

/** While a process works on a picture the others leave it; after a crash it comes back by itself. */
const LEASE = '2 minutes'

export const textPicturesRepository = (db: Db) => ({
  insert: async (rows: readonly NewTextPicture[]): Promise<void> => {
    if (rows.length > 0)
      await db
        .insert(textPictures)
        .values([...rows])
        .onConflictDoNothing()
  },

  /** Takes some that wait. */
  claim: async (take: number): Promise<TextPictureRow[]> => {
    const due = sql`(SELECT id FROM text_pictures
      WHERE status = 'waiting' AND next_attempt_at <= now() + interval '1 millisecond'
      ORDER BY next_attempt_at, position LIMIT ${take} FOR UPDATE SKIP LOCKED)`
    return db
      .update(textPictures)
      .set({
        attempts: sql`${textPictures.attempts} + 1`,
        nextAttemptAt: sql`now() + ${LEASE}::interval`,
      })
      .where(sql`${textPictures.id} IN ${due}`)
      .returning()
  },

  /** True for the process that it is: the same picture is put into its text once. */
  finish: async (id: string): Promise<boolean> => {
    const rows = await db
      .update(textPictures)
      .set({ status: 'done', failure: null })
      .where(and(eq(textPictures.id, id), eq(textPictures.status, 'waiting')))
      .returning({ id: textPictures.id })
    return rows.length > 0
  },

  /** Notes a failure: for good, or until the pause is over. */
  fail: async (id: string, failure: string, retryInSeconds: number | null): Promise<void> => {
    await db
      .update(textPictures)
      .set({
        failure: failure.slice(0, 300),
        ...(retryInSeconds === null
          ? { status: 'failed' as const }
          : { nextAttemptAt: sql`now() + make_interval(secs => ${retryInSeconds})` }),
      })
      .where(and(eq(textPictures.id, id), eq(textPictures.status, 'waiting')))
  },

  counts: async (): Promise<Record<TextPictureRow['status'], number>> => {
    const rows = await db
      .select({ status: textPictures.status, many: count() })
      .from(textPictures)
      .groupBy(textPictures.status)
    const of = (status: TextPictureRow['status']) => rows.find((row) => row.status === status)?.many ?? 0
    return { done: of('done'), waiting: of('waiting'), failed: of('failed') }
  },
})
