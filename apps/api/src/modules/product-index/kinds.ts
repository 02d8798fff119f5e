import { makeDictionary } from './dictionary.ts'
import { makeNumberLists } from './number-lists.ts'

const LONG = 0x8000

/** A list of numbers as a text that no other list has: a letter for a small number, two for a large one. */
const nameOf = (numbers: readonly number[]): string => {
  let name = ''
  for (const number of numbers)
    name +=
      number < LONG
        ? String.fromCharCode(number)
        : String.fromCharCode(LONG | (number >>> 16), number & 0xffff)
  return name
}

/**
 * Lists of texts that products have: the categories of a product, its attributes. Such a list is a kind with a number,
 * so that products are counted by kind first and kinds are taken apart afterwards.
 */
export const makeKinds = () => {
  const values = makeDictionary()
  const names = makeDictionary()
  const members = makeNumberLists()
  return {
    values,
    /** The kind of a list of numbers of `values`. */
    kindOf: (numbers: readonly number[]): number => {
      const kind = names.add(nameOf(numbers))
      members.set(kind, numbers)
      return kind
    },
    count: names.size,
    /** The numbers of its values. */
    membersOf: members.list,

    /** By kind: whether it contains one of the values. */
    holding: (texts: readonly string[]): Uint8Array => {
      const wanted = new Uint8Array(values.size())
      for (const text of texts) {
        const value = values.find(text)
        if (value !== undefined) wanted[value] = 1
      }
      const holds = new Uint8Array(names.size())
      for (let kind = 0; kind < holds.length; kind++) {
        const end = members.end(kind)
        for (let place = members.begin(kind); place < end; place++)
          if (wanted[members.at(place)] === 1) holds[kind] = 1
      }
      return holds
    },

    /** By value: how many of the products, counted by kind, have it. */
    valueCounts: (countOfKinds: Uint32Array): Uint32Array => {
      const counts = new Uint32Array(values.size())
      for (let kind = 0; kind < countOfKinds.length; kind++) {
        const count = countOfKinds[kind] ?? 0
        if (count === 0) continue
        const end = members.end(kind)
        for (let place = members.begin(kind); place < end; place++) {
          const value = members.at(place)
          counts[value] = (counts[value] ?? 0) + count
        }
      }
      return counts
    },
  }
}

export type Kinds = ReturnType<typeof makeKinds>
