import { type SQL, sql } from 'drizzle-orm'
import { containsAll, likeLiteral } from '../../shared/like.ts'
import { products } from '../catalog/catalog.tables.ts'
import type { SearchMatch } from '../catalog/catalogue.ts'
import type { SearchQuery } from './query.ts'

/** Where a number may begin, before it, as a regular expression of the database. */
export const NUMBER_BEGINS = '(^|[^0-9])0*'

/** Whether it begins with a number. */
const isNumeric = (word: string): boolean => /^[0-9]/.test(word)

/**
 * The word inside one word of the product, or run over several words from the start of one of them.
 * Keeps «گل» from being found across the border of «سنگ لاجورد», and `لپتاپ` in `لپ تاپ`. A number is found where one
 * begins, after zeros or letters too: `8gb` is not in `128gb`, and `4` is in `a4`, but not in `64`.
 */
const fits = (word: string): SQL => {
  const overBorders = [...word].join(' ?')
  const inside = isNumeric(word)
    ? sql`${products.searchSpaced} ~ ${NUMBER_BEGINS + word}`
    : sql`${products.searchSpaced} LIKE ${`%${likeLiteral(word)}%`}`
  return sql`(${inside} OR ${products.searchSpaced} ~ ${`(^| )${overBorders}`})`
}

/** Products that contain every word. The trigram index narrows them down, the second half checks each. */
export const productsWith = ({ words }: SearchQuery): SQL =>
  sql`(${containsAll(products.searchJoined, words)} AND ${sql.join(words.map(fits), sql` AND `)})`

/** Best first: its own code, then the phrase at the start, then the phrase, then whole words, then what sells. */
export const relevanceOrder = (query: SearchQuery): SQL[] => {
  const phrase = likeLiteral(query.joined)
  const wholeWords = sql.join(
    query.words.map(
      (word) =>
        sql`(CASE WHEN ' ' || ${products.searchSpaced} || ' ' LIKE ${`% ${likeLiteral(word)} %`} THEN 2
          WHEN ' ' || ${products.searchSpaced} LIKE ${`% ${likeLiteral(word)}%`} THEN 1 ELSE 0 END)`,
    ),
    sql` + `,
  )
  return [
    sql`(regexp_replace(lower(${products.sku}), '[^[:alnum:]]', '', 'g') = ${query.joined}) DESC`,
    sql`(${products.searchJoined} LIKE ${`${phrase}%`}) DESC`,
    sql`(${products.searchJoined} LIKE ${`%${phrase}%`}) DESC`,
    sql`${wholeWords} DESC`,
    sql`${products.soldCount} DESC`,
    sql`length(${products.searchJoined})`,
    sql`${products.id}`,
  ]
}

/** What a list needs to know of a search. */
export const foundBy = (query: SearchQuery): SearchMatch => ({
  terms: query,
  condition: productsWith(query),
  relevance: relevanceOrder(query),
})

/** Of a search for no word at all. */
export const NOTHING: SearchMatch = {
  terms: { words: [], joined: '' },
  condition: sql`false`,
  relevance: [],
}
