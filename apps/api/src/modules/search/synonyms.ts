import { joinedSearchForm, spacedSearchForm } from '@hojreh/persian'

/** Words that mean the same. */
export interface SynonymGroup {
  terms: readonly string[]
  /** The first term finds what the others name, and not the other way round. */
  isOneWay: boolean
}

/** Returns the other names of what a text mentions, to be searched with it. */
export type Synonyms = (text: string) => string[]

interface Term {
  group: number
  place: number
  spaced: string
  joined: string
}

const padded = (form: string) => ` ${form} `
const firstWordOf = (form: string) => form.split(' ', 1)[0] ?? ''

/** Makes what finds the synonyms of a text; it looks at the groups alone that one of its words begins. */
export const makeSynonyms = (groups: readonly SynonymGroup[]): Synonyms => {
  if (groups.length === 0) return () => []
  const terms: Term[] = groups.flatMap((group, number) =>
    group.terms.map((term, place) => ({
      ...{ group: number, place },
      ...{ spaced: spacedSearchForm(term), joined: joinedSearchForm(term) },
    })),
  )
  const byFirstWord = Map.groupBy(
    terms.flatMap((term) =>
      [...new Set([firstWordOf(term.spaced), term.joined])].map((word) => ({ word, term })),
    ),
    ({ word }) => word,
  )
  const byGroup = Map.groupBy(terms, ({ group }) => group)

  return (text) => {
    const words = padded(spacedSearchForm(text))
    const isThere = ({ spaced, joined }: Term) =>
      words.includes(padded(spaced)) || words.includes(padded(joined))
    const said = new Set(
      words
        .trim()
        .split(' ')
        .flatMap((word) => byFirstWord.get(word) ?? [])
        .flatMap(({ term }) => (isThere(term) ? term : [])),
    )
    const mentioned = [...new Set([...said].map(({ group }) => group))].sort((one, other) => one - other)
    return mentioned.flatMap((group) =>
      (byGroup.get(group) ?? [])
        .filter((term) => !said.has(term) && (!groups[group]?.isOneWay || term.place === 0))
        .map(({ spaced }) => spaced),
    )
  }
}
