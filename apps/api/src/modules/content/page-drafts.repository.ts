import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pageDrafts } from './content.tables.ts'

export type PageDraft = typeof pageDrafts.$inferSelect

/** Its time has come: shoppers read it, by its row and no timer. */
const isDue = lte(pageDrafts.publishAt, sql`now()`)

/** What pages will say. */
export const pageDraftsRepository = (db: Db) => ({
  find: async (slug: string): Promise<(PageDraft & { isDue: boolean }) | null> => {
    const [row] = await db
      .select({ draft: pageDrafts, isDue: sql<boolean>`coalesce(${isDue}, false)` })
      .from(pageDrafts)
      .where(eq(pageDrafts.slug, slug))
    return row ? { ...row.draft, isDue: row.isDue } : null
  },

  findDue: async (slug: string): Promise<PageDraft | null> => {
    const [row] = await db
      .select()
      .from(pageDrafts)
      .where(and(eq(pageDrafts.slug, slug), isDue))
    return row ?? null
  },

  listDue: () => db.select({ slug: pageDrafts.slug, title: pageDrafts.title }).from(pageDrafts).where(isDue),

  listSlugs: async (): Promise<string[]> =>
    (await db.select({ slug: pageDrafts.slug }).from(pageDrafts)).map(({ slug }) => slug),

  keep: async (draft: PageDraft): Promise<void> => {
    await db.insert(pageDrafts).values(draft).onConflictDoUpdate({ target: pageDrafts.slug, set: draft })
  },

  remove: async (slug: string): Promise<void> => {
    await db.delete(pageDrafts).where(eq(pageDrafts.slug, slug))
  },
})
