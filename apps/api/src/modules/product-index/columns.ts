import { type Dictionary, hashOf, makeDictionary } from './dictionary.ts'
import { groupByKind } from './group-by-kind.ts'
import { makeHolders } from './holders.ts'
import { makeKinds } from './kinds.ts'
import { memoize } from './memoize.ts'
import { makeAttributeReader } from './reading/attributes.ts'
import type { Entry } from './reading/entries.repository.ts'

export const SHOWN = 1
export const AVAILABLE = 2
export const DISCOUNTED = 4
/** How many combinations of them there are. */
export const FLAGS = 8

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
  /** A hash: two products with the same are found, and one would rank too high, in one of ten thousand shops. */
  code: new Uint32Array(size),
  /** Plus one; 0 for a product that is a design of its own. */
  group: new Uint32Array(size),
})

type Numbers = ReturnType<typeof columnsOf>
const namesOf = (numbers: Numbers) => Object.keys(numbers) as (keyof Numbers)[]

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

/**
 * The attributes of a product are noted in parts of so many. Of whole products few have the same, and their attributes
 * one by one are three times as many.
 */
const PART = 3

/** So few that every test of more than a handful of products sees them grow. */
const FIRST_SIZE = 8

/**
 * What lists need of every product, a column each; a product has the same slot in all of them, also while it is hidden.
 * Columns of numbers are what a processor reads fastest, and take 60 bytes of a product together.
 */
export const makeColumns = () => {
  const ids = makeDictionary()
  /** By the number of an id: its slot. Of products that were added since, and before they are arranged, both are the same. */
  let slots: Uint32Array = new Uint32Array()
  /** By slot: the number of its id. */
  let idNumbers: Uint32Array = new Uint32Array()
  const slotOf = (idNumber: number): number => slots[idNumber] ?? idNumber
  const idNumberAt = (slot: number): number => idNumbers[slot] ?? slot
  const idAt = (slot: number): string => ids.textOf(idNumberAt(slot))
  const slotOfId = (id: string): number | undefined => {
    const idNumber = ids.find(id)
    return idNumber === undefined ? undefined : slotOf(idNumber)
  }
  const asAdded = () => Uint32Array.from({ length: ids.size() }, (_, idNumber) => slotOf(idNumber))
  const groups = makeDictionary()
  const attributes = makeKinds()
  const columns = {
    numbers: columnsOf(FIRST_SIZE),
    brands: makeKinds(),
    categories: makeKinds(),
    /** Of parts of products. */
    attributes,
    /** By slot: the parts of the product. */
    parts: makeHolders(),
    pairs: makePairs(attributes.values),
  }

  const grow = () => {
    const larger = columnsOf(2 * columns.numbers.price.length)
    for (const name of namesOf(larger)) larger[name].set(columns.numbers[name])
    columns.numbers = larger
  }

  const pairsIn = makeAttributeReader((name, value) => attributes.values.add(name + BETWEEN + value))
  const partsOf = (json: string): number[] => {
    const pairs = pairsIn(json)
    const parts: number[] = []
    for (let first = 0; first < pairs.length; first += PART) {
      const part = attributes.kindOf(pairs.slice(first, first + PART))
      if (!parts.includes(part)) parts.push(part)
    }
    return parts
  }
  const brandKind = memoize((brand) => columns.brands.kindOf([columns.brands.values.add(brand)]))
  const noBrand = columns.brands.kindOf([])
  const categoriesKind = memoize((json) =>
    columns.categories.kindOf((JSON.parse(json) as string[]).map(columns.categories.values.add)),
  )

  return Object.assign(columns, {
    /** How many slots there are, also those of hidden products. */
    size: ids.size,
    idAt,
    /** Whether the id of one stands before the other's in code unit order. */
    isBefore: (one: number, other: number): boolean => ids.isBefore(idNumberAt(one), idNumberAt(other)),
    /** The slots in the order in which their ids were added. */
    asAdded,
    /** Options of one design have the same. */
    designAt: (slot: number): string => {
      const group = columns.numbers.group[slot] ?? 0
      return group === 0 ? idAt(slot) : groups.textOf(group - 1)
    },

    put: (entry: Entry): number => {
      const slot = slotOf(ids.add(entry.id))
      if (slot === columns.numbers.price.length) grow()
      const { numbers } = columns
      const { price, listPrice, ratingSum, ratingCount } = entry
      numbers.price[slot] = price
      numbers.created[slot] = entry.createdAt
      numbers.sold[slot] = entry.soldCount
      // As `orders` in products.repository.ts has them.
      numbers.discount[slot] = 1 - price / (listPrice ?? price)
      numbers.rating[slot] = (ratingSum + 17.5) / (ratingCount + 5)
      numbers.length[slot] = entry.length
      numbers.flags[slot] =
        SHOWN | (entry.isAvailable ? AVAILABLE : 0) | (listPrice === null ? 0 : DISCOUNTED)
      numbers.brand[slot] = entry.brand === null ? noBrand : brandKind(entry.brand)
      numbers.categories[slot] = categoriesKind(entry.categoryIds)
      numbers.code[slot] = hashOf(entry.code)
      numbers.group[slot] = entry.design === entry.id ? 0 : groups.add(entry.design) + 1
      columns.parts.set(slot, partsOf(entry.attributes))
      columns.pairs.nameThem()
      return slot
    },

    shownSlotOf: (id: string): number | undefined => {
      const slot = slotOfId(id)
      return slot !== undefined && columns.numbers.flags[slot] !== 0 ? slot : undefined
    },

    /** Returns its slot, if it had one. */
    hide: (id: string): number | undefined => {
      const slot = slotOfId(id)
      if (slot !== undefined) {
        columns.numbers.flags[slot] = 0
        columns.parts.set(slot, [])
      }
      return slot
    },

    /**
     * Puts products of the same categories and brand beside each other: whatever goes through the products of a category,
     * or those that hold a word, then reads neighbours. Makes them ready to be filtered by their attributes; what is put
     * afterwards is at once. Returns for each slot which it was before.
     */
    arrange: (): Uint32Array => {
      const { brand, categories } = columns.numbers
      const { grouped } = groupByKind(asAdded(), brand, columns.brands.count())
      const order = groupByKind(grouped, categories, columns.categories.count()).grouped
      const arranged = columnsOf(columns.numbers.price.length)
      for (const name of namesOf(arranged)) {
        const [before, now] = [columns.numbers[name], arranged[name]]
        for (let slot = 0; slot < order.length; slot++) now[slot] = before[order[slot] ?? 0] ?? 0
      }
      columns.numbers = arranged
      columns.parts.pack(attributes.count(), order)
      idNumbers = order
      slots = new Uint32Array(order.length)
      for (let slot = 0; slot < order.length; slot++) slots[order[slot] ?? 0] = slot
      return order
    },
  })
}

export type Columns = ReturnType<typeof makeColumns>
