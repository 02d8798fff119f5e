import { and, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pageRevisions } from './content.tables.ts'

export type PageRevisionRow = typeof pageRevisions.$inferSelect

/** What pages said before their edits. */
export const pageRevisionsRepository = (db: Db) => ({
  /** Newest first. */
  list: (slug: string): Promise<PageRevisionRow[]> =>
    db.select().from(pageRevisions).where(eq(pageRevisions.slug, slug)).orderBy(desc(pageRevisions.version)),

  find: async (slug: string, version: number): Promise<PageRevisionRow | null> => {
    const isIt = and(eq(pageRevisions.slug, slug), eq(pageRevisions.version, version))
    return (await db.select().from(pageRevisions).where(isIt))[0] ?? null
  },

  keepPageRevision: async (row: PageRevisionRow): Promise<void> => {
    await db.insert(pageRevisions).values(row).onConflictDoNothing()
  },

  /** Removes those of a version up to this one. */
  dropUpTo: async (slug: string, version: number): Promise<void> => {
    const isOld = and(eq(pageRevisions.slug, slug), lte(pageRevisions.version, version))
    await db.delete(pageRevisions).where(isOld)
  },
})
