import type { Db } from '../../db/client.ts'
import type { CatalogContext } from '../catalog/catalogue.ts'
import { inOtherLayout } from './keyboard-layout.ts'
import { parseQuery, type SearchQuery } from './query.ts'
import { countWords, findUnknownWords, type NearWord, readNearWords } from './search-words.repository.ts'
import { forgiven, wordDistance } from './word-distance.ts'

const SHORTEST_PART = 2

/** A word that many products have wins over a nearer one that hardly any has, but only by so much. */
const score = (typed: string, { word, products }: NearWord) =>
  wordDistance(typed, word) - Math.min(0.5, Math.log10(products + 1) / 6)

/** The word of the shop that was most likely meant. */
const nearest = async (db: Db, typed: string): Promise<string | null> => {
  const candidates = (await readNearWords(db, typed)).filter(
    ({ word }) => wordDistance(typed, word) <= forgiven(typed),
  )
  const [best] = candidates.sort((a, b) => score(typed, a) - score(typed, b) || (a.word < b.word ? -1 : 1))
  return best?.written ?? null
}

/** Two words of the shop that were run together: `گلابقمصر` → `گلاب قمصر`. */
const split = async (db: Db, typed: string): Promise<string | null> => {
  const letters = [...typed]
  const cuts = letters
    .map((_, place) => [letters.slice(0, place).join(''), letters.slice(place).join('')] as const)
    .slice(SHORTEST_PART, -(SHORTEST_PART - 1) || undefined)
  if (cuts.length === 0) return null
  const counts = await countWords(db, cuts.flat())
  const known = cuts
    .map(([first, second]) => ({
      text: `${first} ${second}`,
      products: Math.min(counts.get(first) ?? 0, counts.get(second) ?? 0),
    }))
    .filter(({ products }) => products > 0)
  return known.sort((a, b) => b.products - a.products)[0]?.text ?? null
}

/** Endings of a plural or of «a certain one», the longest first. */
const ENDINGS = ['هایی', 'های', 'ها', 'ات', 'ان', 'ی']
const SHORTEST_STEM = 3

/** The word of the shop that was typed with an ending: `کتابها` → `کتاب`. */
const stem = async (db: Db, typed: string): Promise<string | null> => {
  const stems = ENDINGS.filter((ending) => typed.endsWith(ending))
    .map((ending) => typed.slice(0, -ending.length))
    .filter((rest) => [...rest].length >= SHORTEST_STEM)
  if (stems.length === 0) return null
  // Whole words: the beginning of one is more likely a slip than a stem.
  const counts = await countWords(db, stems)
  return stems.find((rest) => counts.has(rest)) ?? null
}

/** Corrects a word; null without a similar one. Cached, because most people make the same mistakes. */
const meaningOf = ({ db, cached }: CatalogContext, word: string) =>
  cached(`meaning of ${word}`, async (): Promise<{ meant: string | null }> => {
    const isKnown = (await findUnknownWords(db, [word])).size === 0
    return {
      meant: isKnown
        ? word
        : ((await split(db, word)) ?? (await stem(db, word)) ?? (await nearest(db, word))),
    }
  })

interface Correction {
  query: SearchQuery
  text: string
}

/**
 * The query with every unknown word replaced by what the shop has: two words run together, else the nearest word;
 * a word that is like nothing is left out as long as others remain. Null when that changes nothing or leaves nothing.
 */
const correctQuery = async (reading: CatalogContext, { words }: SearchQuery): Promise<Correction | null> => {
  const corrected: string[] = []
  for (const word of words) {
    const { meant } = reading.catalogue.knows(word) ? { meant: word } : await meaningOf(reading, word)
    if (meant !== null) corrected.push(meant)
  }
  // A known word stays as it is; an unknown one is never meant.
  if (corrected.join(' ') === words.join(' ')) return null
  const text = corrected.join(' ')
  const query = parseQuery(text)
  return query === null ? null : { query, text }
}

/** The query as the same keys write it in the other layout, when the shop has every word of that. */
const retyped = async ({ db, catalogue }: CatalogContext, q: string): Promise<Correction | null> => {
  const text = inOtherLayout(q)
  const query = text === null ? null : parseQuery(text)
  if (text === null || query === null) return null
  const doubtful = query.words.filter((word) => !catalogue.knows(word))
  const unknown = doubtful.length === 0 ? doubtful : [...(await findUnknownWords(db, doubtful))]
  return unknown.length === 0 ? { query, text } : null
}

/** The query as it was most likely meant: typed in the other layout, or see {@link correctQuery}. */
export const correctionOf = (reading: CatalogContext, q: string, search: SearchQuery) =>
  reading.cached(`correction ${q}`, async () => ({
    corrected: (await retyped(reading, q)) ?? (await correctQuery(reading, search)),
  }))

/** The words of a query of several that the shop has: together they find nothing, each by itself does. */
export const knownWordsOf = ({ db, catalogue, cached }: CatalogContext, q: string, { words }: SearchQuery) =>
  cached(`known words of ${q}`, async () => {
    const doubtful = words.filter((word) => !catalogue.knows(word))
    const unknown = await findUnknownWords(db, doubtful)
    return { words: words.length > 1 ? words.filter((word) => !unknown.has(word)) : [] }
  })
