import { makeDictionary } from './dictionary.ts'
import { makeNumberLists } from './number-lists.ts'

const HALF = 16

/** A list of numbers as a text that no other list has. */
const nameOf = (numbers: readonly number[]): string => {
  let name = ''
  for (const number of numbers) name += String.fromCharCode(number >>> HALF, number & 0xffff)
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
    kindOf: (texts: readonly string[]): number => {
      const numbers = texts.map(values.add)
      const kind = names.add(nameOf(numbers))
      if (kind === members.count()) members.push(numbers)
      return kind
    },
    count: members.count,
    /** The numbers of its values. */
    membersOf: members.list,

    /** By kind: whether it contains one of the values. */
    holding: (texts: readonly string[]): Uint8Array => {
      const wanted = new Uint8Array(values.size())
      for (const text of texts) {
        const value = values.find(text)
        if (value !== undefined) wanted[value] = 1
      }
      const { numbers, ends } = members.all()
      const holds = new Uint8Array(ends.length)
      let place = 0
      for (let kind = 0; kind < ends.length; kind++) {
        const end = ends[kind] ?? 0
        for (; place < end; place++) if (wanted[numbers[place] ?? 0] === 1) holds[kind] = 1
      }
      return holds
    },

    /** By value: how many of the products, counted by kind, have it. */
    valueCounts: (countOfKinds: Uint32Array): Uint32Array => {
      const { numbers, ends } = members.all()
      const counts = new Uint32Array(values.size())
      let place = 0
      for (let kind = 0; kind < ends.length; kind++) {
        const end = ends[kind] ?? 0
        const count = countOfKinds[kind] ?? 0
        if (count === 0) place = end
        for (; place < end; place++) {
          const value = numbers[place] ?? 0
          counts[value] = (counts[value] ?? 0) + count
        }
      }
      return counts
    },
  }
}

export type Kinds = ReturnType<typeof makeKinds>
