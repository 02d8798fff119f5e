import { makeDictionary } from './dictionary.ts'

/**
 * Lists of texts of which many products have the same: the categories of a product, its attributes. Such a list is a
 * kind with a number, so that products are counted by kind first and kinds are taken apart afterwards.
 */
export const makeKinds = () => {
  const values = makeDictionary()
  const names = makeDictionary()
  const members: number[][] = []
  return {
    values,
    kindOf: (texts: readonly string[]): number => {
      const kind = names.add(JSON.stringify(texts))
      members[kind] ??= texts.map(values.add)
      return kind
    },
    count: () => members.length,

    /** The kinds that contain one of the values. */
    holding: (texts: readonly string[]): Uint8Array => {
      const wanted = new Set(texts.flatMap((text) => values.find(text) ?? []))
      return Uint8Array.from(members, (held) => Number(held.some((value) => wanted.has(value))))
    },

    /** How many of the products, counted by kind, have each value. */
    spread: (countOfKinds: Float64Array): Map<string, number> => {
      const counts = new Map<string, number>()
      members.forEach((held, kind) => {
        const count = countOfKinds[kind] ?? 0
        if (count === 0) return
        for (const value of held) {
          const text = values.texts[value] ?? ''
          counts.set(text, (counts.get(text) ?? 0) + count)
        }
      })
      return counts
    },
  }
}

export type Kinds = ReturnType<typeof makeKinds>
