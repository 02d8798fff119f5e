import { diffArrays } from 'diff'

export interface Part {
  kind: 'same' | 'gone' | 'come'
  words: string
  /** Where it begins, in words. */
  at: number
}

/** Two texts that have little in common are shown one after the other: to compare them would take seconds. */
const LONGEST_SEARCH_MS = 400

/** Words and what stands between them, which is shown as it is. */
const wordsIn = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '')

/** What is the same in two texts, what only the former has, and what only the current one has, word by word. */
export const diffWords = (former: string, current: string): Part[] => {
  const [before, after] = [wordsIn(former), wordsIn(current)]
  const found = diffArrays(before, after, { timeout: LONGEST_SEARCH_MS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  let at = 0
  return found.map(({ removed, added, value }) => {
    const begin = at
    at += value.length
    return { kind: removed ? 'gone' : added ? 'come' : 'same', words: value.join(''), at: begin }
  })
}
