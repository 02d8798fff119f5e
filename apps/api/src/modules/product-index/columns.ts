import { type Dictionary, makeDictionary } from './dictionary.ts'
import type { Entry } from './entries.repository.ts'
import { makeKinds } from './kinds.ts'

export const SHOWN = 1
export const AVAILABLE = 2
export const DISCOUNTED = 4

const columnsOf = (size: number) => ({
  price: new Float64Array(size),
  created: new Float64Array(size),
  sold: new Int32Array(size),
  discount: new Float64Array(size),
  rating: new Float64Array(size),
  length: new Uint16Array(size),
  /** `SHOWN` and others; 0 for a hidden product. */
  flags: new Uint8Array(size),
  brand: new Uint32Array(size),
  categories: new Uint32Array(size),
  attributes: new Uint32Array(size),
  code: new Uint32Array(size),
  /** Plus one; 0 for a product that is a design of its own. */
  group: new Uint32Array(size),
})

type Numbers = ReturnType<typeof columnsOf>

/** The name and the value of an attribute in one text; no name holds the sign between them. */
export const BETWEEN = '\u0000'

/** What stands in pairs of an attribute's name and value: of names there are few. */
const makePairs = (pairs: Dictionary) => {
  const names = makeDictionary()
  const byPair: number[] = []
  return {
    names,
    /** To be called when there are more pairs. */
    nameThem: (): void => {
      for (let next = byPair.length; next < pairs.size(); next++) {
        const text = pairs.textOf(next)
        byPair.push(names.add(text.slice(0, text.indexOf(BETWEEN))))
      }
    },
    /** The number of a pair's name. */
    nameIn: (pair: number): number => byPair[pair] ?? 0,
    valueIn: (pair: number): string => {
      const text = pairs.textOf(pair)
      return text.slice(text.indexOf(BETWEEN) + 1)
    },
  }
}

/** So few that every test of more than a handful of products sees them grow. */
const FIRST_SIZE = 8

/**
 * What lists need of every product, a column each; a product has the same slot in all of them, also while it is hidden.
 * Columns of numbers are what a processor reads fastest, and take 60 bytes of a product together.
 */
export const makeColumns = () => {
  /** A product's slot is the number of its id. */
  const ids = makeDictionary()
  const groups = makeDictionary()
  const attributes = makeKinds()
  const columns = {
    ids,
    codes: makeDictionary(),
    numbers: columnsOf(FIRST_SIZE),
    brands: makeKinds(),
    categories: makeKinds(),
    attributes,
    pairs: makePairs(attributes.values),
  }

  const grow = () => {
    const larger = columnsOf(2 * columns.numbers.price.length)
    for (const name of Object.keys(larger) as (keyof Numbers)[]) larger[name].set(columns.numbers[name])
    columns.numbers = larger
  }

  return Object.assign(columns, {
    /** How many slots there are, also those of hidden products. */
    size: ids.size,
    /** Options of one design have the same. */
    designAt: (slot: number): string => {
      const group = columns.numbers.group[slot] ?? 0
      return group === 0 ? ids.textOf(slot) : groups.textOf(group - 1)
    },

    put: (entry: Entry): number => {
      const slot = ids.add(entry.id)
      if (slot === columns.numbers.price.length) grow()
      const { price, listPrice, ratingSum, ratingCount } = entry
      const values: Record<keyof Numbers, number> = {
        price,
        created: entry.createdAt,
        sold: entry.soldCount,
        // As `orders` in products.repository.ts has them.
        discount: 1 - price / (listPrice ?? price),
        rating: (ratingSum + 17.5) / (ratingCount + 5),
        length: entry.length,
        flags: SHOWN | (entry.isAvailable ? AVAILABLE : 0) | (listPrice === null ? 0 : DISCOUNTED),
        brand: columns.brands.kindOf(entry.brand === null ? [] : [entry.brand]),
        categories: columns.categories.kindOf(entry.categoryIds),
        attributes: columns.attributes.kindOf(
          entry.attributes.map(({ name, value }) => name + BETWEEN + value),
        ),
        code: columns.codes.add(entry.code),
        group: entry.design === entry.id ? 0 : groups.add(entry.design) + 1,
      }
      for (const name of Object.keys(values) as (keyof Numbers)[]) columns.numbers[name][slot] = values[name]
      columns.pairs.nameThem()
      return slot
    },

    shownSlotOf: (id: string): number | undefined => {
      const slot = ids.find(id)
      return slot !== undefined && columns.numbers.flags[slot] !== 0 ? slot : undefined
    },

    /** Returns its slot, if it had one. */
    hide: (id: string): number | undefined => {
      const slot = ids.find(id)
      if (slot !== undefined) columns.numbers.flags[slot] = 0
      return slot
    },
  })
}

export type Columns = ReturnType<typeof makeColumns>
