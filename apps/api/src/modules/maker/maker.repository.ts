import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { isTaken } from '../../db/taken.ts'
import { atField } from '../../shared/domain-error.ts'
import { makerNames, makers } from './maker.tables.ts'

export type StoredMaker = typeof makers.$inferSelect
type Held = Locked<Pick<StoredMaker, 'id'>>

export interface NamedMaker {
  form: string
  id: string
  slug: string
  title: string
}

/** Returns every name with the maker that it leads to. */
export const readMakers = (db: Db): Promise<NamedMaker[]> =>
  db
    .select({ form: makerNames.form, id: makers.id, slug: makers.slug, title: makers.title })
    .from(makerNames)
    .innerJoin(makers, eq(makers.id, makerNames.makerId))

const telling = async <Result>(work: PromiseLike<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (isTaken(error, 'makers_slug_unique')) throw atField('slug_taken', 'slug')
    throw error
  }
}

/** Makers as the staff keep them. */
export const makerRepository = (db: Db) => ({
  /** In alphabetical order. */
  list: (): Promise<StoredMaker[]> =>
    db.select().from(makers).orderBy(sql`${makers.title} COLLATE "fa-x-icu"`, asc(makers.id)),

  find: async (id: string): Promise<StoredMaker | null> =>
    (await db.select().from(makers).where(eq(makers.id, id)))[0] ?? null,

  /**
   * Locks makers until the transaction ends, in the order of their ids; no product takes one of their names meanwhile.
   */
  lock: async (ids: readonly string[]): Promise<Map<string, Locked<StoredMaker>>> => {
    const rows = await db
      .select()
      .from(makers)
      .where(inArray(makers.id, [...ids]))
      .orderBy(asc(makers.id))
      .for('update')
    return new Map(rows.map((row) => [row.id, asLocked(row)]))
  },

  /** Returns the makers of these names, by form; they are not renamed, merged or removed until the transaction ends. */
  hold: async (forms: readonly string[]): Promise<Map<string, string>> => {
    const rows = await db
      .select({ form: makerNames.form, title: makers.title })
      .from(makers)
      .innerJoin(makerNames, eq(makerNames.makerId, makers.id))
      .where(sql`${makerNames.form} = ANY(${sql.param([...forms])}::text[])`)
      .orderBy(asc(makers.id))
      .for('key share', { of: makers })
    return new Map(rows.map(({ form, title }) => [form, title]))
  },

  namesOf: async (id: string) =>
    db.select().from(makerNames).where(eq(makerNames.makerId, id)).orderBy(asc(makerNames.form)),

  isSlugTaken: async (slug: string): Promise<boolean> => (await db.$count(makers, eq(makers.slug, slug))) > 0,

  /** Adds a maker with its name. Returns false when another one has the name. Throws `slug_taken`. */
  insert: async (row: typeof makers.$inferInsert, form: string): Promise<boolean> => {
    const { id, slug, title, descriptionHtml = '', seoTitle = '', seoDescription = '', createdAt } = row
    // The name first: a transaction that adds the same name waits here, and then has nothing to add.
    const { rowCount } = await telling(
      db.execute(sql`
        WITH named AS (
          INSERT INTO ${makerNames} (form, name, maker_id) VALUES (${form}, ${title}, ${id})
          ON CONFLICT DO NOTHING RETURNING maker_id
        )
        INSERT INTO ${makers} (id, slug, title, description_html, seo_title, seo_description, created_at)
        SELECT maker_id, ${slug}, ${title}, ${descriptionHtml}, ${seoTitle}, ${seoDescription},
          ${createdAt.toISOString()}::timestamptz FROM named`),
    )
    return rowCount === 1
  },

  /** Throws `slug_taken`. */
  update: async ({ id }: Held, changes: Partial<StoredMaker>): Promise<void> => {
    await telling(db.update(makers).set(changes).where(eq(makers.id, id)))
  },

  /** Returns false when the name leads to another maker. */
  addName: async (makerId: string, form: string, name: string): Promise<boolean> => {
    await db.insert(makerNames).values({ form, name, makerId }).onConflictDoNothing()
    const [row] = await db.select().from(makerNames).where(eq(makerNames.form, form))
    return row?.makerId === makerId
  },

  moveNames: async (from: string, to: string): Promise<void> => {
    await db.update(makerNames).set({ makerId: to }).where(eq(makerNames.makerId, from))
  },

  remove: async ({ id }: Held): Promise<void> => {
    await db.delete(makers).where(eq(makers.id, id))
  },
})
