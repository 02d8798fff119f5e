import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { isTaken } from '../../db/taken.ts'
import { atField } from '../../shared/domain-error.ts'
import { nameForm } from '../../shared/name-form.ts'
import { articles, authors } from './content.tables.ts'

export type StoredAuthor = typeof authors.$inferSelect
type Held = Locked<Pick<StoredAuthor, 'id'>>

/** Whether an article and an author belong together: an older process changes the name alone. */
export const isWrittenBy: SQL | undefined = and(
  eq(articles.authorId, authors.id),
  eq(articles.author, authors.name),
)

const telling = async <Result>(work: PromiseLike<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (isTaken(error, 'authors_slug_unique')) throw atField('slug_taken', 'slug')
    if (isTaken(error, 'authors_form_unique')) throw atField('author_name_taken', 'name')
    throw error
  }
}

/** An author whom readers may know: one of a public article. */
export const findPublicAuthor = async (db: Db, slug: string): Promise<StoredAuthor | null> => {
  const [row] = await db
    .select({ author: authors })
    .from(authors)
    .innerJoin(articles, isWrittenBy)
    .where(and(eq(authors.slug, slug), lte(articles.publishedAt, sql`now()`)))
    .limit(1)
  return row?.author ?? null
}

const isCalled = (name: string): SQL =>
  sql`(${authors.form} = ${nameForm(name)} OR ${nameForm(name)} = ANY(${authors.otherForms}))`

/** Authors as the staff keep them. */
export const authorRepository = (db: Db) => ({
  /** In alphabetical order, each with the number of its articles, drafts too. */
  list: () =>
    db
      .select({ author: authors, articles: sql<number>`count(${articles.id})::int` })
      .from(authors)
      .leftJoin(articles, eq(articles.authorId, authors.id))
      .groupBy(authors.id)
      .orderBy(sql`${authors.name} COLLATE "fa-x-icu"`, asc(authors.id)),

  find: async (id: string): Promise<StoredAuthor | null> =>
    (await db.select().from(authors).where(eq(authors.id, id)))[0] ?? null,

  /** Held until the transaction ends; no article takes this author meanwhile. */
  lock: async (id: string): Promise<Locked<StoredAuthor> | null> => {
    const [row] = await db.select().from(authors).where(eq(authors.id, id)).for('update')
    return row ? asLocked(row) : null
  },

  /** The author of a name in any spelling, also one that is theirs no more; is not renamed or removed until the transaction ends. */
  hold: async (name: string): Promise<StoredAuthor | null> =>
    (
      await db
        .select()
        .from(authors)
        .where(isCalled(name))
        // Whose own name it is comes first.
        .orderBy(sql`${authors.form} = ${nameForm(name)} DESC`)
        .limit(1)
        .for('key share')
    )[0] ?? null,

  isSlugTaken: async (slug: string): Promise<boolean> =>
    (await db.$count(authors, eq(authors.slug, slug))) > 0,

  /** Throws `slug_taken`, `author_name_taken`. */
  insert: async (row: StoredAuthor): Promise<void> => {
    await telling(db.insert(authors).values(row))
  },

  /** Adds an author unless another one has the name or the address. */
  insertIfNew: async (row: StoredAuthor): Promise<void> => {
    await db.insert(authors).values(row).onConflictDoNothing()
  },

  /** Throws `slug_taken`, `author_name_taken`. */
  update: async ({ id }: Held, changes: Partial<StoredAuthor>): Promise<void> => {
    await telling(db.update(authors).set(changes).where(eq(authors.id, id)))
  },

  countArticles: (id: string): Promise<number> => db.$count(articles, eq(articles.authorId, id)),

  /** The articles of an author carry its new name. */
  renameInArticles: async ({ id, name }: StoredAuthor, renamed: string): Promise<void> => {
    await db
      .update(articles)
      .set({ author: renamed })
      .where(and(eq(articles.authorId, id), eq(articles.author, name)))
  },

  remove: async ({ id }: Held): Promise<void> => {
    await db.delete(authors).where(eq(authors.id, id))
  },

  /** Names that stand at articles without their author. */
  unknownNames: async (): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ name: articles.author })
      .from(articles)
      .leftJoin(authors, eq(authors.id, articles.authorId))
      .where(sql`${articles.author} <> '' AND ${authors.name} IS DISTINCT FROM ${articles.author}`)
    return rows.map(({ name }) => name)
  },

  /** The articles of an author become another one's; one that an older process named anew waits for the job. */
  moveArticles: async (from: StoredAuthor, { id, name }: StoredAuthor): Promise<number> => {
    const moved = await db
      .update(articles)
      .set({ author: name, authorId: id })
      .where(and(eq(articles.authorId, from.id), eq(articles.author, from.name)))
      .returning({ id: articles.id })
    return moved.length
  },

  /** Articles that carry another name than this author's know no author until the job finds theirs. */
  forgetIn: async (id: string): Promise<void> => {
    await db.update(articles).set({ authorId: null }).where(eq(articles.authorId, id))
  },

  /** Gives the articles that carry a name their author. */
  giveTo: async ({ id, name: own }: StoredAuthor, name: string): Promise<void> => {
    await db.update(articles).set({ author: own, authorId: id }).where(eq(articles.author, name))
  },
})
