import type { SynonymGroup } from '@hojreh/contract/admin'

/** A group of words as it is typed. */
export type SynonymValues = Record<
  /** One a line. */
  'terms' | 'way',
  string
>

export const newSynonyms: SynonymValues = { terms: '', way: 'both' }

/** A new group that begins with a word; the others are still to be typed. */
export const startingWith = (word: string | null): SynonymValues =>
  word === null ? newSynonyms : { ...newSynonyms, terms: `${word}\n` }

export const valuesOf = ({ terms, isOneWay }: SynonymGroup): SynonymValues => ({
  terms: terms.map(({ term }) => term).join('\n'),
  way: isOneWay ? 'one' : 'both',
})

/** The words of typed lines. */
export const termsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const bodyOf = ({ terms, way }: SynonymValues) => ({ terms: termsOf(terms), isOneWay: way === 'one' })
