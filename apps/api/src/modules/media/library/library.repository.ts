import { joinedSearchForm, searchWords } from '@hojreh/persian'
import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { type Place, pagesByTime } from '../../../db/paging/pages-by-time.ts'
import { containsAll } from '../../../shared/like.ts'
import type { StoredImage } from '../../catalog/catalog.tables.ts'
import { media } from '../media.tables.ts'
import { usedKeys } from './used-pictures.ts'

export type MediaRow = typeof media.$inferSelect

const pages = pagesByTime(media.addedAt, media.key)

export interface LibraryFilter {
  q?: string | undefined
  isUnused?: boolean | undefined
}

const conditionOf = ({ q = '', isUnused }: LibraryFilter): SQL | undefined =>
  and(
    joinedSearchForm(q) === '' ? undefined : containsAll(media.searchJoined, searchWords(q)),
    isUnused ? isNotNull(media.unusedSince) : undefined,
  )

/** The library of pictures. */
export const libraryRepository = (db: Db) => ({
  /** The newest first. */
  readPage: (filter: LibraryFilter, take: number, last?: Place): Promise<MediaRow[]> =>
    db
      .select()
      .from(media)
      .where(and(conditionOf(filter), last && pages.after('newest', last)))
      .orderBy(...pages.orderBy('newest'))
      .limit(take),

  count: (filter: LibraryFilter): Promise<number> => db.$count(media, conditionOf(filter)),

  find: async (key: string): Promise<MediaRow | null> =>
    (await db.select().from(media).where(eq(media.key, key)))[0] ?? null,

  /**
   * Adds a picture. One that is there already keeps its text, and counts as new for the job that removes unused
   * pictures.
   */
  keep: async ({ key, width, height, color, alt }: StoredImage, by: string | null, now: Date) => {
    await db
      .insert(media)
      .values({
        ...{ key, width, height, color, alt },
        ...{ searchJoined: joinedSearchForm(alt), addedAt: now, addedBy: by },
      })
      .onConflictDoUpdate({ target: media.key, set: { unusedSince: null } })
  },

  describe: async (key: string, alt: string): Promise<void> => {
    await db
      .update(media)
      .set({ alt, searchJoined: joinedSearchForm(alt) })
      .where(eq(media.key, key))
  },

  /** Returns a picture that is to be shown somewhere, and marks it as used; null when it is gone. */
  take: async (key: string): Promise<MediaRow | null> =>
    (await db.update(media).set({ unusedSince: null }).where(eq(media.key, key)).returning())[0] ?? null,

  /** Adds pictures that rows show and the library does not know: of imports, and from before there was a library. */
  gather: async (now: Date): Promise<void> => {
    await db.execute(sql`
      INSERT INTO media (key, width, height, color, alt, search_joined, added_at)
      SELECT DISTINCT ON (image ->> 'key')
        image ->> 'key', (image ->> 'width')::int, (image ->> 'height')::int, image ->> 'color',
        image ->> 'alt', '', ${now.toISOString()}::timestamptz
      FROM (
        SELECT jsonb_array_elements(images) AS image FROM products
        UNION ALL SELECT cover FROM articles
        UNION ALL SELECT image FROM categories
        UNION ALL SELECT image FROM makers
        UNION ALL SELECT image FROM authors
        UNION ALL SELECT jsonb_path_query(value, 'strict $.** ? (@.key like_regex "^[0-9a-f]{32}$")') FROM settings
      ) AS shown
      WHERE image ->> 'key' IS NOT NULL AND image ->> 'width' IS NOT NULL AND image ->> 'color' IS NOT NULL
        AND NOT EXISTS (SELECT FROM media WHERE media.key = image ->> 'key')
      ON CONFLICT (key) DO NOTHING`)
  },

  /** Returns pictures whose text cannot be searched yet: the search form is made here, not in the database. */
  readUnsearched: (take: number) =>
    db
      .select({ key: media.key, alt: media.alt })
      .from(media)
      .where(sql`${media.searchJoined} = '' AND ${media.alt} <> ''`)
      .limit(take),

  /** Records since when nothing shows a picture, and which pictures are shown again. */
  markUnused: async (now: Date): Promise<void> => {
    await db.execute(sql`
      WITH used AS (SELECT DISTINCT key FROM (${usedKeys}) AS shown WHERE key IS NOT NULL)
      UPDATE media SET unused_since = CASE WHEN is_used THEN NULL ELSE ${now.toISOString()}::timestamptz END
      FROM (SELECT media.key, used.key IS NOT NULL AS is_used FROM media LEFT JOIN used USING (key)) AS found
      WHERE media.key = found.key AND (unused_since IS NULL) <> is_used`)
  },

  readUnused: async (before: Date, take: number): Promise<string[]> => {
    const rows = await db
      .select({ key: media.key })
      .from(media)
      .where(lte(media.unusedSince, before))
      .orderBy(media.unusedSince)
      .limit(take)
    return rows.map(({ key }) => key)
  },

  /**
   * Locks a picture until the transaction ends, if it is still unused; a transaction that wants to show it waits.
   * Returns whether it did.
   */
  lockUnused: async (key: string, before: Date): Promise<boolean> => {
    const isIt = and(eq(media.key, key), lte(media.unusedSince, before))
    return (await db.select({ key: media.key }).from(media).where(isIt).for('update')).length > 0
  },

  remove: async (key: string): Promise<void> => {
    await db.delete(media).where(eq(media.key, key))
  },
})
