import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { newId } from '../../shared/ids.ts'
import { articleCategories, articles, articlesToTags, type articleTags, authors } from './content.tables.ts'

export type StoredArticle = typeof articles.$inferSelect
type State = 'draft' | 'scheduled' | 'published'
type Terms = typeof articleCategories | typeof articleTags

const pages = pagesByTime(articles.updatedAt, articles.id)

const isIn = (state: State | undefined, now: Date): SQL | undefined => {
  if (state === undefined) return undefined
  if (state === 'draft') return isNull(articles.publishedAt)
  return state === 'scheduled' ? gt(articles.publishedAt, now) : lte(articles.publishedAt, now)
}

/** Articles as the staff write them, published or not. */
export const articleRecordsRepository = (db: Db) => {
  const rows = () =>
    db
      .select({ article: articles, category: articleCategories.title })
      .from(articles)
      .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))

  return {
    /** The last edited first. */
    readPage: (condition: SQL | undefined, state: State | undefined, now: Date, take: number, last?: Place) =>
      rows()
        .where(and(condition, isIn(state, now), last && pages.after('newest', last)))
        .orderBy(...pages.orderBy('newest'))
        .limit(take),

    count: (condition: SQL | undefined, state: State | undefined, now: Date): Promise<number> =>
      db.$count(articles, and(condition, isIn(state, now))),

    find: async (id: string) => (await rows().where(eq(articles.id, id)))[0] ?? null,

    /** Held until the transaction ends. */
    lock: async (id: string): Promise<Locked<StoredArticle> | null> => {
      const [row] = await db.select().from(articles).where(eq(articles.id, id)).for('update')
      return row ? asLocked(row) : null
    },

    isSlugTaken: async (slug: string): Promise<boolean> =>
      (await db.$count(articles, eq(articles.slug, slug))) > 0,

    insert: async (row: typeof articles.$inferInsert): Promise<void> => {
      await db.insert(articles).values(row)
    },

    update: async (
      { id }: Locked<Pick<StoredArticle, 'id'>>,
      changes: Partial<StoredArticle>,
    ): Promise<void> => {
      await db.update(articles).set(changes).where(eq(articles.id, id))
    },

    setTags: async (articleId: string, tagIds: readonly string[]): Promise<void> => {
      await db.delete(articlesToTags).where(eq(articlesToTags.articleId, articleId))
      if (tagIds.length > 0)
        await db
          .insert(articlesToTags)
          .values(tagIds.map((tagId, position) => ({ articleId, tagId, position })))
    },

    /** The id of a category or tag by its title or address; a new one is made with the address. */
    termOf: async (table: Terms, title: string, slug: string): Promise<string> => {
      const [known] = await db
        .select({ id: table.id })
        .from(table)
        .where(sql`${table.title} = ${title} OR ${table.slug} = ${slug}`)
        .orderBy(sql`${table.title} = ${title} DESC`)
        .limit(1)
      if (known) return known.id
      const id = newId()
      const made = await db
        .insert(table)
        .values({ id, slug, title })
        .onConflictDoUpdate({ target: table.slug, set: { slug } })
        .returning({ id: table.id })
      return made[0]?.id ?? id
    },

    categoryTitle: async (id: string): Promise<string | null> => {
      const { title } = articleCategories
      const [row] = await db.select({ title }).from(articleCategories).where(eq(articleCategories.id, id))
      return row?.title ?? null
    },

    titlesOf: async (table: Terms): Promise<string[]> => {
      const found = await db.select({ title: table.title }).from(table)
      return found.map(({ title }) => title).sort((one, other) => one.localeCompare(other, 'fa'))
    },

    authors: async (): Promise<string[]> => {
      const named = db.select({ author: articles.author }).from(articles)
      const found = await named.union(db.select({ author: authors.name }).from(authors))
      return found.map(({ author }) => author).sort((one, other) => one.localeCompare(other, 'fa'))
    },
  }
}
