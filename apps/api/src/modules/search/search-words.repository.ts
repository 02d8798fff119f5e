import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { containsAll } from '../../shared/like.ts'
import { products } from '../catalog/catalog.tables.ts'
import { NUMBER_BEGINS } from './found.ts'
import { searchWords } from './search.tables.ts'

/** The words of a text, and neighbours run together. */
const wordsOf = (spaced: string): string[] => {
  const words = spaced.split(' ')
  return [...words, ...words.slice(1).map((word, place) => `${words[place]}${word}`)]
}

const MIN_LENGTH = 2
const MAX_LENGTH = 24

/**
 * Brings the vocabulary up to date with the titles of published products: single words, and pairs that stand
 * beside each other in several products (people also run those together: `لپتاپ` for `لپ تاپ`).
 * @param terms texts in search form of which alone the words are looked at
 */
export const refreshSearchWords = async (db: Db, terms?: readonly string[]): Promise<void> => {
  const words = terms && [...new Set(terms.flatMap(wordsOf))]
  if (words?.length === 0) return
  const mentions = words
    ? sql`AND (${sql.join(
        words.map((word) => containsAll(products.searchJoined, [word])),
        sql` OR `,
      )})`
    : sql``
  const isAmong = (column: SQL) => (words ? sql`AND ${column} = ANY (${list(words)})` : sql``)
  await db.execute(sql`
    WITH title_words AS (
      SELECT ${products.id} AS id, word, place
      FROM ${products}, unnest(string_to_array(${products.searchSpaced}, ' ')) WITH ORDINALITY AS words (word, place)
      WHERE ${products.isPublished} ${mentions}
    ), pairs AS (
      SELECT id, word AS first, lead(word) OVER (PARTITION BY id ORDER BY place) AS second FROM title_words
    ), fresh AS (
      SELECT word, word AS written, count(DISTINCT id)::int AS products FROM title_words
      WHERE length(word) BETWEEN ${MIN_LENGTH} AND ${MAX_LENGTH} AND word !~ '^[0-9]+$' GROUP BY word
      UNION ALL
      SELECT first || second, min(first || ' ' || second), count(DISTINCT id)::int FROM pairs
      WHERE second IS NOT NULL AND first !~ '[0-9]' AND second !~ '[0-9]'
        AND length(first) > 1 AND length(second) > 1 AND length(first || second) BETWEEN 4 AND ${MAX_LENGTH}
      GROUP BY first || second HAVING count(DISTINCT id) > 1
    ), one_each AS (
      SELECT DISTINCT ON (word) word, written, products FROM fresh WHERE true ${isAmong(sql`word`)} ORDER BY word, products DESC, written
    ), gone AS (
      DELETE FROM ${searchWords} WHERE NOT EXISTS (SELECT FROM one_each WHERE one_each.word = ${searchWords.word}) ${isAmong(sql`${searchWords.word}`)}
    )
    INSERT INTO ${searchWords} (word, written, products, near_keys)
    SELECT word, written, products, ARRAY(
      SELECT word UNION SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) AS place
    ) FROM one_each
    ON CONFLICT (word) DO UPDATE SET written = excluded.written, products = excluded.products
      WHERE (search_words.written, search_words.products) IS DISTINCT FROM (excluded.written, excluded.products)`)
}

const list = (words: readonly string[]) =>
  sql`ARRAY[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`

export interface NearWord {
  word: string
  written: string
  products: number
}

const CANDIDATES = 60

/** Words within one typo of the typed one or, for longer words, similar to it. */
export const readNearWords = async (db: Db, word: string): Promise<NearWord[]> => {
  const letters = [...word]
  const keys = [word, ...letters.map((_, place) => letters.toSpliced(place, 1).join(''))]
  const { rows } = await db.execute<NearWord & Record<string, unknown>>(sql`
    SELECT word, written, products FROM ${searchWords}
    WHERE near_keys && ${list(keys)} OR (${letters.length > 4} AND word % ${word})
    ORDER BY similarity(word, ${word}) DESC, products DESC, word LIMIT ${CANDIDATES}`)
  return rows
}

/** How many products contain each of the words as a whole word; unknown ones are left out. */
export const countWords = async (db: Db, words: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM ${searchWords} WHERE word = ANY (${list(words)})`,
  )
  return new Map(rows.map(({ word, products: count }) => [word, count]))
}

/** The words that no published product contains, inside a word or across its borders. */
export const findUnknownWords = async (db: Db, words: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM unnest(${list(words)}) AS word
    WHERE NOT EXISTS (SELECT FROM ${products}
      WHERE ${products.isPublished} AND ${products.searchJoined} LIKE '%' || word || '%'
        -- As \`fits\` of found.ts has it: from the start of a word over its end, or inside of one; numbers from their start.
        AND (CASE WHEN word ~ '^[0-9]' THEN ${products.searchSpaced} ~ (${NUMBER_BEGINS} || word)
            ELSE ${products.searchSpaced} LIKE '%' || word || '%' END
          OR ${products.searchSpaced} ~ ('(^| )' || regexp_replace(word, '(.)', '\\1 ?', 'g'))))`)
  return new Set(rows.map(({ word }) => word))
}
