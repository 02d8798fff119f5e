import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { articleRevisions } from './content.tables.ts'

export type RevisionRow = typeof articleRevisions.$inferSelect

/** What articles said before their edits. */
export const articleRevisionsRepository = (db: Db) => ({
  /** Newest first, without their texts. */
  list: (articleId: string): Promise<Pick<RevisionRow, 'version' | 'title' | 'savedBy' | 'savedAt'>[]> => {
    const { version, title, savedBy, savedAt } = articleRevisions
    return db
      .select({ version, title, savedBy, savedAt })
      .from(articleRevisions)
      .where(eq(articleRevisions.articleId, articleId))
      .orderBy(desc(articleRevisions.version))
  },

  find: async (articleId: string, version: number): Promise<RevisionRow | null> => {
    const isIt = and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.version, version))
    const [row] = await db.select().from(articleRevisions).where(isIt)
    return row ?? null
  },

  insert: async (row: RevisionRow): Promise<void> => {
    await db.insert(articleRevisions).values(row)
  },

  /** Removes those of a version up to this one. */
  dropUpTo: async (articleId: string, version: number): Promise<void> => {
    const isOld = and(eq(articleRevisions.articleId, articleId), lte(articleRevisions.version, version))
    await db.delete(articleRevisions).where(isOld)
  },
})
