import type { Db } from '../../db/client.ts'
import { parseQuery, type SearchQuery } from './query.ts'
import { findUnknownWords, type NearWord, readNearWords } from './search-words.repository.ts'
import { forgiven, wordDistance } from './word-distance.ts'

/** A word that many products have wins over a nearer one that hardly any has, but only by so much. */
const score = (typed: string, { word, products }: NearWord) =>
  wordDistance(typed, word) - Math.min(0.5, Math.log10(products + 1) / 6)

const nearest = async (db: Db, typed: string): Promise<NearWord | null> => {
  const candidates = (await readNearWords(db, typed)).filter(
    ({ word }) => wordDistance(typed, word) <= forgiven(typed),
  )
  return candidates.sort((a, b) => score(typed, a) - score(typed, b) || (a.word < b.word ? -1 : 1))[0] ?? null
}

/**
 * The query with every unknown word replaced by the nearest word of the shop.
 * Null when nothing is unknown or nothing is near.
 */
export const correctQuery = async (
  db: Db,
  { words }: SearchQuery,
): Promise<{ query: SearchQuery; text: string } | null> => {
  const unknown = await findUnknownWords(db, words)
  const corrected: string[] = []
  for (const word of words) {
    const near = unknown.has(word) ? await nearest(db, word) : null
    corrected.push(near ? near.written : word)
  }
  const text = corrected.join(' ')
  const query = parseQuery(text)
  return query === null || text === words.join(' ') ? null : { query, text }
}
