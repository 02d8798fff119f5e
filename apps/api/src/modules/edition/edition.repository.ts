import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { editions } from './edition.tables.ts'

export type EditionRow = typeof editions.$inferSelect

export const editionRepository = (db: Db) => ({
  find: async (subject: string): Promise<EditionRow | null> => {
    const [row] = await db.select().from(editions).where(eq(editions.subject, subject))
    return row ?? null
  },

  findAll: (subjects: readonly string[]): Promise<EditionRow[]> =>
    db
      .select()
      .from(editions)
      .where(inArray(editions.subject, [...subjects])),

  /** Writes the edition that follows `seen`; false when another one followed it already. */
  follow: async (seen: number, next: EditionRow): Promise<boolean> => {
    const { subject } = next
    const written =
      seen === 0
        ? await db
            .insert(editions)
            .values(next)
            .onConflictDoNothing()
            .returning({ subject: editions.subject })
        : await db
            .update(editions)
            .set(next)
            .where(and(eq(editions.subject, subject), eq(editions.version, seen)))
            .returning({ subject: editions.subject })
    return written.length > 0
  },

  /** Raises the editions of records by one each; waits for transactions that edit one of them. */
  raise: async (
    subjects: readonly string[],
    by: Pick<EditionRow, 'editedBy' | 'editedAt'>,
  ): Promise<void> => {
    if (subjects.length === 0) return
    await db
      .insert(editions)
      // Always in the same order: two transactions that raise the same records never deadlock.
      .values(subjects.toSorted().map((subject) => ({ subject, version: 1, ...by })))
      .onConflictDoUpdate({
        target: editions.subject,
        set: { version: sql`${editions.version} + 1`, ...by },
      })
  },
})
