import { makeDictionary } from './dictionary.ts'
import { makeNumberLists } from './number-lists.ts'

const LONG = 0x8000

/**
 * Writes a list of numbers as letters that no other list has: one for a small number, two for a large one. Returns how many
 * they are.
 */
const writeName = (numbers: readonly number[], name: Uint16Array): number => {
  let size = 0
  for (const number of numbers) {
    if (number >= LONG) name[size++] = LONG | (number >>> 16)
    name[size++] = number
  }
  return size
}

/**
 * Lists of texts that products have: the categories of a product, its attributes. Such a list is a kind with a number,
 * so that products are counted by kind first and kinds are taken apart afterwards.
 */
export const makeKinds = () => {
  const values = makeDictionary()
  const names = makeDictionary()
  const members = makeNumberLists()
  let name = new Uint16Array()
  return {
    values,
    /** The kind of a list of numbers of `values`. */
    kindOf: (numbers: readonly number[]): number => {
      if (name.length < 2 * numbers.length) name = new Uint16Array(2 * numbers.length)
      const known = names.size()
      const kind = names.addLetters(name, 0, writeName(numbers, name))
      if (kind === known) members.set(kind, numbers)
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
