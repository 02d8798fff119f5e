import { searchWords } from '@hojreh/persian'

/** Pieces of three letters, the start and the end of each word marked. */
const piecesOf = (text: string): Set<string> =>
  new Set(
    searchWords(text).flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3))
    }),
  )

/** How much two names have in common, from 0 to 1, whatever their spelling, spaces and order of words. */
export const likeness = (a: string, b: string): number => {
  const [one, other] = [piecesOf(a), piecesOf(b)]
  const common = [...one].filter((piece) => other.has(piece)).length
  const all = one.size + other.size - common
  return all === 0 ? 1 : common / all
}
