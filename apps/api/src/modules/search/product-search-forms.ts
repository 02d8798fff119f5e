import { searchWords } from '@hojreh/persian'
import type { Synonyms } from './synonyms.ts'

export interface Searchable {
  title: string
  brand: string | null
  sku: string
  options: { name: string; value: string }[]
  tags: string[]
  categoryTitles: string[]
}

export interface SearchForms {
  searchSpaced: string
  searchJoined: string
}

const MAX_LENGTH = 1_500

/** The search forms of a product, with the shop's other words for what it names; the title comes first, where the ranking expects it. */
export const productSearchForms = (product: Searchable, synonymsOf: Synonyms): SearchForms => {
  const said = [
    product.title,
    product.brand ?? '',
    product.sku,
    // A variation's title ends with them.
    ...product.options.map(({ value }) => value).filter((value) => !product.title.includes(value)),
    ...product.categoryTitles,
    ...product.tags,
  ].join(' ')
  const text = [said, ...synonymsOf(said)].join(' ').slice(0, MAX_LENGTH).toWellFormed()
  const words = searchWords(text)
  return { searchSpaced: words.join(' '), searchJoined: words.join('') }
}
