import { joinedSearchForm, searchWords } from '@hojreh/persian'

/** Words that a sentence has and a title may lack; left out of a query that has others. */
const FILLERS = new Set(
  'و با از در به برای که یا تا را این آن یک ها های هایی هایش ای تر ترین می the a an of for and with'
    .split(' ')
    .flatMap(searchWords),
)
const MAX_WORDS = 12

export interface SearchQuery {
  /** Words that a product must contain, each anywhere in its joined form. */
  words: string[]
  /** The whole query run together, for ranking. */
  joined: string
}

/** A typed query in the form that is compared with `products.search_joined`; null when nothing can be searched for. */
export const parseQuery = (q: string): SearchQuery | null => {
  const all = [...new Set(searchWords(q))].slice(0, MAX_WORDS)
  const telling = all.filter((word) => !FILLERS.has(word))
  const words = telling.length > 0 ? telling : all
  return words.length === 0 ? null : { words, joined: joinedSearchForm(q) }
}
